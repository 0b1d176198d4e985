/**
 * A claim on the table: a picture of the last cards, entered by tapping or typing, what the claimer said, and what comes of playing
 * every line. The playing is done in a worker, so that the page goes on answering.
 */
import { useEffect, useId, useState } from 'preact/hooks';
import { DENOMINATIONS, SUITS, type Denomination } from '../../engine/calls.ts';
import { rankOf, RANKS, suitOf, type Card } from '../../engine/cards.ts';
import { isSameSide, SEATS, type Seat } from '../../engine/seats.ts';
import { makeClaim, parseClaim, type Claim } from '../../claims/code.ts';
import { faultOfEnding, tricksLeft } from '../../claims/ending.ts';
import { MOST_INTENTIONS, type Intention } from '../../claims/statement.ts';
import { sayCard, sayDenomination, showCard, showDenomination, suitSign } from '../../dutch/calls.ts';
import { endingFaultInWords, intentionInWords } from '../../dutch/claims.ts';
import { seatName } from '../../dutch/seats.ts';
import { parseTypedCards } from '../../dutch/typed-cards.ts';
import { SuitText } from '../SuitText.tsx';
import { CardPick } from './CardPick.tsx';
import type { Case } from './case.ts';
import { ClaimResult } from './ClaimResult.tsx';
import { SeatPick } from './SeatPick.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
}

const EMPTY: Claim = {
  ending: {
    trump: 'S',
    declarer: 'S',
    claimer: 'S',
    leader: 'S',
    hands: { N: [], E: [], S: [], W: [] },
    trick: [],
  },
  claimed: 1,
  statement: [],
};

const SUIT_ORDER = [...SUITS].reverse();

/** The cards of a hand, spades first, the highest first. */
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort(
    (a, b) =>
      SUIT_ORDER.indexOf(suitOf(a)) - SUIT_ORDER.indexOf(suitOf(b)) ||
      RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)),
  );

/** The ending of a claim and what comes of it. */
export function ClaimView({ kase, set }: Props) {
  const claim = (kase.claim === undefined ? undefined : parseClaim(kase.claim)) ?? EMPTY;
  const { ending, statement } = claim;
  const change = (next: Partial<Claim>) => set({ ...kase, claim: makeClaim({ ...claim, ...next }) });
  const changeEnding = (next: Partial<Claim['ending']>) => change({ ending: { ...ending, ...next } });
  const fault = faultOfEnding(ending);
  const left = tricksLeft(ending);
  return (
    <section class="claim" aria-labelledby="laatste-kaarten">
      <h2 id="laatste-kaarten">De laatste kaarten</h2>
      {kase.claim !== undefined && parseClaim(kase.claim) === undefined && (
        <p class="notice">De kaarten in het adres zijn niet te lezen. Voer ze opnieuw in.</p>
      )}
      <Picture claim={claim} />
      <Hands
        claim={claim}
        onHand={(seat, cards) => changeEnding({ hands: { ...ending.hands, [seat]: cards } })}
      />
      <div class="panel">
        <Trump value={ending.trump} onPick={(trump) => changeEnding({ trump })} />
        <SeatPick legend="Leider" value={ending.declarer} onPick={(declarer) => changeEnding({ declarer })} />
        <SeatPick
          legend="Wie eist op?"
          value={ending.claimer}
          onPick={(claimer) => changeEnding({ claimer })}
        />
        <SeatPick
          legend={ending.trick.length > 0 ? 'Wie speelde de lopende slag voor?' : 'Wie is aan slag?'}
          value={ending.leader}
          onPick={(leader) => changeEnding({ leader })}
        />
        <Trick claim={claim} onTrick={(trick) => changeEnding({ trick })} />
        <label class="inline">
          Hoeveel slagen eist de partij van {seatName(ending.claimer)} op?
          <select
            value={claim.claimed}
            onChange={({ currentTarget }) => change({ claimed: Number(currentTarget.value) })}
          >
            {Array.from({ length: Math.max(1, left, claim.claimed) + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <Said
          claim={claim}
          onSaid={(next) => change({ statement: next })}
          onUndo={() => change({ statement: statement.slice(0, -1) })}
        />
      </div>
      {fault === undefined ? (
        <ClaimResult claim={claim} />
      ) : (
        <p class="hint" role="status">
          {endingFaultInWords(fault)}
        </p>
      )}
    </section>
  );
}

/** The four hands round the table, the trick in the middle. */
function Picture({ claim: { ending } }: { readonly claim: Claim }) {
  return (
    <div class="round-table" role="img" aria-label={pictureInWords(ending)}>
      {SEATS.map((seat) => (
        <div key={seat} class={`hand at-${seat}`}>
          <strong>{seatName(seat)}</strong>
          {SUIT_ORDER.map((suit) => {
            const cards = inOrder(ending.hands[seat]).filter((card) => suitOf(card) === suit);
            return (
              <span key={suit} class="suit-row">
                <SuitText text={suitSign(suit)} />{' '}
                {cards.map((card) => showCard(card).replace(/^.\uFE0E/u, '')).join(' ') || '–'}
              </span>
            );
          })}
        </div>
      ))}
      <div class="hand middle">
        {ending.trick.map((card) => (
          <SuitText key={card} text={showCard(card)} />
        ))}
      </div>
    </div>
  );
}

const pictureInWords = ({ hands, trick }: Claim['ending']): string =>
  [
    ...SEATS.map(
      (seat) => `${seatName(seat)}: ${inOrder(hands[seat]).map(sayCard).join(', ') || 'geen kaarten'}`,
    ),
    ...(trick.length > 0 ? [`in de slag: ${trick.map(sayCard).join(', ')}`] : []),
  ].join('. ');

interface HandsProps {
  readonly claim: Claim;
  readonly onHand: (seat: Seat, cards: readonly Card[]) => void;
}

/** One hand at a time, by tapping cards or typing them. */
function Hands({ claim: { ending }, onHand }: HandsProps) {
  const [seat, setSeat] = useState<Seat>('S');
  const taken = [...SEATS.flatMap((each) => ending.hands[each]), ...ending.trick];
  const hand = ending.hands[seat];
  return (
    <div class="panel">
      <SeatPick
        legend="Kaarten van"
        value={seat}
        onPick={setSeat}
        words={(each) => (ending.hands[each].length > 0 ? `${ending.hands[each].length}` : undefined)}
      />
      <div class="held">
        {inOrder(hand).map((card) => (
          <button
            key={card}
            type="button"
            class="key"
            onClick={() =>
              onHand(
                seat,
                hand.filter((each) => each !== card),
              )
            }
          >
            <Sign text={`${showCard(card)} ×`} say={`Haal ${sayCard(card)} weg`} />
          </button>
        ))}
      </div>
      <CardPick
        label={`Kaart van ${seatName(seat)}`}
        taken={taken}
        keepSuit
        onCard={(card) => onHand(seat, [...hand, card])}
      />
      <TypedHand key={seat} seat={seat} onCards={(cards) => onHand(seat, cards)} />
    </div>
  );
}

function TypedHand({
  seat,
  onCards,
}: {
  readonly seat: Seat;
  readonly onCards: (cards: readonly Card[]) => void;
}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const submit = (event: Event) => {
    event.preventDefault();
    const read = parseTypedCards(text);
    if (read.kind === 'error') return setFault(read.message);
    setFault('');
    setText('');
    onCards(read.cards);
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label for={id}>
        Of typ de hand van {seatName(seat)} <span class="soft">(s9 rA6)</span>
      </label>
      <div class="row">
        <input
          id={id}
          type="text"
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="button">
          Zet neer
        </button>
      </div>
      <p class="fault" role="status">
        {fault}
      </p>
    </form>
  );
}

function Trump({
  value,
  onPick,
}: {
  readonly value: Denomination;
  readonly onPick: (trump: Denomination) => void;
}) {
  const name = useId();
  return (
    <fieldset class="seats five">
      <legend>Troef</legend>
      {[...DENOMINATIONS].reverse().map((denomination) => (
        <label key={denomination} class="pick">
          <input
            type="radio"
            name={name}
            checked={value === denomination}
            onChange={() => onPick(denomination)}
          />
          <span>
            <Sign text={showDenomination(denomination)} say={sayDenomination(denomination)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface TrickProps {
  readonly claim: Claim;
  readonly onTrick: (trick: readonly Card[]) => void;
}

/** Cards of an unfinished trick, in order from the player who led. */
function Trick({ claim: { ending }, onTrick }: TrickProps) {
  const taken = [...SEATS.flatMap((seat) => ending.hands[seat]), ...ending.trick];
  return (
    <details class="fold">
      <summary>
        Er ligt al een slag op tafel{ending.trick.length > 0 ? ` (${ending.trick.length})` : ''}
      </summary>
      <p class="hint">
        <SuitText
          text={
            ending.trick.map(showCard).join(' ') ||
            'Tik de kaarten op volgorde, te beginnen bij wie voorspeelde.'
          }
        />
      </p>
      {ending.trick.length < SEATS.length - 1 && (
        <CardPick
          label="Kaart in de slag"
          taken={taken}
          onCard={(card) => onTrick([...ending.trick, card])}
        />
      )}
      {ending.trick.length > 0 && (
        <button type="button" class="button" onClick={() => onTrick(ending.trick.slice(0, -1))}>
          Laatste kaart terug
        </button>
      )}
    </details>
  );
}

interface SaidProps {
  readonly claim: Claim;
  readonly onSaid: (statement: Claim['statement']) => void;
  readonly onUndo: () => void;
}

/** What the claimer said of how he would play, in order. */
function Said({ claim: { statement, ending }, onSaid, onUndo }: SaidProps) {
  const [card, setCard] = useState('');
  const add = (intention: Intention) => onSaid([...statement, intention]);
  const own = SEATS.filter(
    (seat) =>
      seat === ending.claimer ||
      (isSameSide(seat, ending.declarer) && isSameSide(ending.claimer, ending.declarer)),
  ).flatMap((seat) => inOrder(ending.hands[seat]));
  useEffect(() => setCard(''), [statement.length]);
  return (
    <fieldset class="answers">
      <legend>Wat zei de eiser, op volgorde?</legend>
      <p>
        <SuitText
          text={
            statement.length === 0
              ? 'Niets over de speelwijze.'
              : statement.map(intentionInWords).join(', dan ')
          }
        />
      </p>
      {statement.length < MOST_INTENTIONS && (
        <div class="actions">
          {ending.trump !== 'NT' && (
            <button type="button" class="button" onClick={() => add({ kind: 'draw-trumps' })}>
              troef halen
            </button>
          )}
          {SUIT_ORDER.map((suit) => (
            <button key={suit} type="button" class="button" onClick={() => add({ kind: 'suit', suit })}>
              <SuitText text={suitSign(suit)} /> spelen
            </button>
          ))}
          <label class="inline">
            Een kaart
            <select
              value={card}
              onChange={({ currentTarget }) => {
                const found = own.find((each) => each === currentTarget.value);
                if (found) add({ kind: 'card', card: found });
              }}
            >
              <option value="">kies</option>
              {own.map((each) => (
                <option key={each} value={each}>
                  {sayCard(each)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {statement.length > 0 && (
        <button type="button" class="button" onClick={onUndo}>
          Laatste weg
        </button>
      )}
    </fieldset>
  );
}
