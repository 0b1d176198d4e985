/** A player wants another call than the one he made: whose, what the edition asks about it, and the call that he wants. */
import { useId, useState } from 'preact/hooks';
import type { Auction } from '../../engine/auction.ts';
import type { SpokenCall } from '../../engine/calls.ts';
import type { ChangeFinding } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { changeAnswers, changeQuestions, type ChangeAnswer } from '../../dutch/change.ts';
import { SuitText } from '../SuitText.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import { changeBy, type Case } from './case.ts';
import { Covered } from './Covered.tsx';
import { auctionBefore } from './Next.tsx';
import { changeFindings, played, type Ruled } from './ruled.ts';
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
  const answered = (at: number) => {
    setAnswer(at);
    onAsking(true);
  };
  if (last === undefined) return <p class="hint">Voer eerst de bieding in die hij wil wijzigen.</p>;
  const by = picked ?? last.by;
  const first = calls.findLast((made) => made.by === by);
  const auction: Auction = { dealer: kase.dealer, calls };
  const findings = changeFindings(kase, ruled, by);
  const answers = changeAnswers(findings);
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
          {findings.length > 0 ? (
            <Asked
              {...{ by, findings, answers, answer, playing: kase.playing }}
              first={first.call}
              onAnswer={answered}
            />
          ) : (
            !chosen && (
              <button type="button" class="button" onClick={() => answered(0)}>
                Kies wat hij nu wil bieden
              </button>
            )
          )}
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

interface AskedProps {
  readonly by: Seat;
  readonly first: SpokenCall;
  readonly findings: readonly ChangeFinding[];
  readonly answers: readonly ChangeAnswer[];
  readonly answer: number | undefined;
  readonly playing: boolean;
  readonly onAnswer: (at: number) => void;
}

/** What the player is asked; what he meant to call is private, when he said it is not. */
function Asked({ by, first, findings, answers, answer, playing, onAnswer }: AskedProps) {
  const name = useId();
  const isPrivate = findings.includes('unintended');
  const place = `${isPrivate ? 'apart van de tafel' : 'aan tafel'}, ${seatName(by)}`;
  const question = (
    <fieldset class="answers">
      <legend class="say">
        <SuitText text={changeQuestions(findings, first).join(' ')} />
      </legend>
      {answers.map(({ text }, at) => (
        <label key={text} class="check">
          <input type="radio" name={name} checked={answer === at} onChange={() => onAnswer(at)} /> {text}
        </label>
      ))}
    </fieldset>
  );
  return (
    <>
      <p class="step-head">
        <strong>Stel vast</strong> {place}
      </p>
      {isPrivate ? (
        <Covered key={by} label={`apart, ${seatName(by)}`} playing={playing}>
          {question}
        </Covered>
      ) : (
        question
      )}
    </>
  );
}
