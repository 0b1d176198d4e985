/**
 * What can be entered now: a call by the player whose turn it is or by another, the substitute of an offender, cards that
 * were seen, a call that somebody wants to change; and what is known besides of the calls that were made.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { newAuction, withCall, type Auction } from '../../engine/auction.ts';
import type { SpokenCall } from '../../engine/calls.ts';
import { lho, type Seat } from '../../engine/seats.ts';
import { seatName } from '../../dutch/seats.ts';
import type { TypedEntry } from '../../dutch/typed-auction.ts';
import { BiddingBox } from './BiddingBox.tsx';
import { callBy, ATTENTION, replaceBy, withMove, type Case } from './case.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { ExposePanel } from './ExposePanel.tsx';
import { Notes } from './Notes.tsx';
import { isUnnoticed, played, ruledCase, type Ruled } from './ruled.ts';
import { SeatPick } from './SeatPick.tsx';
import { TypedCalls } from './TypedCalls.tsx';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
}

/** The means to enter what happens next. */
export function Next(props: Props) {
  const { kase, set, ruled } = props;
  const { answer } = ruled;
  const auction: Auction = { dealer: kase.dealer, calls: answer.auction };
  return (
    <section class="next" aria-label="Wat gebeurt er nu?">
      {answer.phase === 'auction' && <CallEntry {...props} auction={auction} />}
      {answer.phase === 'replacement' && answer.turn && (
        <Substitute by={answer.turn} auction={auction} onCall={(event) => set(played(kase, event))} />
      )}
      {answer.phase === 'closed' && answer.outcome?.kind !== 'new-deal' && (
        <LateCall {...props} auction={auction} />
      )}
      {(answer.phase === 'auction' || answer.phase === 'closed') && <Notes {...props} />}
    </section>
  );
}

type WithAuction = Props & { readonly auction: Auction };

function CallEntry({ kase, set, ruled, auction }: WithAuction) {
  const { answer, events } = ruled;
  const turn = answer.turn ?? kase.dealer;
  const [other, setOther] = useState<{ readonly at: number; readonly seat: Seat }>();
  const by = other?.at === events.length ? other.seat : turn;
  const [askingAt, setAsking] = useState<number>();
  const asking = askingAt === events.length;
  const onAsking = (yes: boolean) => setAsking(yes ? events.length : undefined);
  const unnoticed = isUnnoticed(answer);
  const make = (call: SpokenCall) => set(played(kase, callBy(by, call)));
  const passes = () => set(threePasses(kase, by));
  const situation = kase.situation;
  return (
    <>
      {unnoticed && (
        <p class="hint">
          Voer in wat er daarna nog gebeurde, of{' '}
          <button type="button" class="button quiet" onClick={() => set(withMove(kase, ATTENTION))}>
            verder niets: de arbiter is er
          </button>
        </p>
      )}
      {!asking && (
        <>
          <SeatPick
            legend="Wie biedt?"
            value={by}
            onPick={(seat) => setOther({ at: events.length, seat })}
            words={(seat) => (seat === turn ? 'aan de beurt' : undefined)}
          />
          <BiddingBox
            auction={auction}
            label={`${seatName(by)} biedt`}
            onCall={make}
            {...(by === turn && answer.auction.some(({ call }) => call !== 'P') && { onThreePasses: passes })}
          />
          <TypedCalls at={events.length} onCalls={(calls) => set(typed(kase, calls))} />
        </>
      )}
      {situation === 'verkeerde-bieding' || situation === 'kaart-getoond' ? null : (
        <details class="fold">
          <summary>Er gebeurde iets anders</summary>
          <ChangePanel key={events.length} kase={kase} set={set} ruled={ruled} onAsking={onAsking} />
          <ExposePanel kase={kase} set={set} ruled={ruled} />
        </details>
      )}
      {situation === 'verkeerde-bieding' && (
        <Again isAgain={events.some(({ kind }) => kind === 'change')}>
          <ChangePanel key={events.length} kase={kase} set={set} ruled={ruled} onAsking={onAsking} />
        </Again>
      )}
      {situation === 'kaart-getoond' && <ExposePanel kase={kase} set={set} ruled={ruled} />}
    </>
  );
}

/** What has been dealt with once is folded away, for when it happens again. */
const Again = ({ isAgain, children }: { readonly isAgain: boolean; readonly children: ComponentChildren }) =>
  isAgain ? (
    <details class="fold">
      <summary>Er wordt nog een bieding gewijzigd</summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  );

/** Three passes from this player on, or fewer when the auction is closed before. */
const threePasses = (kase: Case, from: Seat): Case => {
  let next = kase;
  for (let seat = from, passes = 0; passes < 3; seat = lho(seat), passes++) {
    next = played(next, callBy(seat, 'P'));
    const ruled = ruledCase(next);
    if (ruled.kind === 'none' || ruled.answer.phase !== 'auction') break;
  }
  return next;
};

/** Typed calls follow each other at once: what is irregular in the middle was called over; the director comes after the last. */
const typed = (kase: Case, calls: readonly TypedEntry[]): Case =>
  calls.reduce((known, { call, by }, at) => {
    const ruled = ruledCase(known);
    const seat =
      by ??
      (ruled.kind === 'ruled' ? (ruled.answer.turn ?? ruled.answer.options[0]?.by) : undefined) ??
      kase.dealer;
    const event = callBy(seat, call);
    return at === calls.length - 1 ? played(known, event) : withMove(known, event);
  }, kase);

interface SubstituteProps {
  readonly by: Seat;
  readonly auction: Auction;
  readonly onCall: (event: ReturnType<typeof replaceBy>) => void;
}

const Substitute = ({ by, auction, onCall }: SubstituteProps) => (
  <>
    <h3>Wat biedt {seatName(by)} in plaats daarvan?</h3>
    <BiddingBox
      auction={auction}
      label={`${seatName(by)} vervangt zijn bieding`}
      onCall={(call) => onCall(replaceBy(by, call))}
    />
  </>
);

function LateCall({ kase, set, auction }: WithAuction) {
  const [by, setBy] = useState<Seat>();
  return (
    <details class="fold" open={kase.situation === 'na-de-laatste-pas'}>
      <summary>Er is na de laatste pas nog geboden</summary>
      <SeatPick legend="Wie bood na de laatste pas?" onPick={setBy} {...(by && { value: by })} />
      {by && (
        <BiddingBox
          auction={auction}
          label={`${seatName(by)} bood na de laatste pas`}
          onCall={(call) => set(played(kase, callBy(by, call)))}
        />
      )}
    </details>
  );
}

/** The auction as it stood before a call of this player. */
export const auctionBefore = ({ dealer, calls }: Auction, by: Seat): Auction => {
  const at = calls.findLastIndex((made) => made.by === by);
  return calls
    .slice(0, Math.max(0, at))
    .reduce((known, { call, by: who }) => withCall(known, call, who), newAuction(dealer));
};
