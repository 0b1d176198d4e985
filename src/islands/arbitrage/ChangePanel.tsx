/**
 * A player wants another call than the one he made. What he meant is asked apart from the table; what counts of the answer
 * differs by edition: a slip (2017), a slip mended without pause for thought (2007), a change in one breath (1959).
 */
import { useId, useState } from 'preact/hooks';
import type { Auction } from '../../engine/auction.ts';
import type { Seat } from '../../engine/seats.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { changeQuestion } from '../../dutch/table.ts';
import { SuitText } from '../SuitText.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import { changeBy, type Case } from './case.ts';
import { Covered } from './Covered.tsx';
import { auctionBefore } from './Next.tsx';
import { changeMatters, played, type Ruled } from './ruled.ts';
import { SeatPick } from './SeatPick.tsx';

interface Props {
  /** Told when a new call is asked for here, so that there is one bidding box at a time. */
  readonly onAsking: (asking: boolean) => void;
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
}

/** Whose call, what was meant, and the call that he wants. */
export function ChangePanel({ kase, set, ruled, onAsking }: Props) {
  const calls = ruled.answer.auction;
  const last = calls.at(-1);
  const [picked, setPicked] = useState<Seat>();
  const [answer, setAnswer] = useState<number>();
  const name = useId();
  const answered = (at: number) => {
    setAnswer(at);
    onAsking(true);
  };
  if (last === undefined) return <p class="hint">Voer eerst de bieding in die hij wil wijzigen.</p>;
  const by = picked ?? last.by;
  const first = calls.findLast((made) => made.by === by);
  const auction: Auction = { dealer: kase.dealer, calls };
  const { ask, answers } = changeQuestion(changeMatters(kase.edition));
  const chosen = answer === undefined ? undefined : answers[answer];
  return (
    <div class="panel">
      <h3>Een speler wil zijn bieding wijzigen</h3>
      <SeatPick
        legend="Wie wil iets anders bieden?"
        value={by}
        onPick={setPicked}
        words={(seat) => {
          const made = calls.findLast((each) => each.by === seat);
          return made && showCall(made.call);
        }}
      />
      {first === undefined ? (
        <p class="hint">{seatName(by)} heeft nog niet geboden.</p>
      ) : (
        <>
          <p class="step-head">
            <strong>Stel vast</strong> apart van de tafel, {seatName(by)}
          </p>
          <Covered key={by} label={`apart, ${seatName(by)}`} playing={kase.playing}>
            <fieldset class="answers">
              <legend class="say">
                <SuitText text={ask(showCall(first.call))} />
              </legend>
              {answers.map(({ text }, at) => (
                <label key={text} class="check">
                  <input type="radio" name={name} checked={answer === at} onChange={() => answered(at)} />{' '}
                  {text}
                </label>
              ))}
            </fieldset>
          </Covered>
          {chosen && (
            <>
              <h3>Wat wil {seatName(by)} nu bieden?</h3>
              <BiddingBox
                auction={auctionBefore(auction, by)}
                label={`${seatName(by)} wil een andere bieding`}
                onCall={(call) => set(played(kase, changeBy(by, call, chosen.unintended, chosen.atOnce)))}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
