/**
 * The director's script: what he establishes, lays before a player and tells, in order and large enough to read out, each
 * with its provision one tap away. What is for one player apart is covered. What was said before stays at hand, folded.
 */
import type { ComponentChildren } from 'preact';
import type { Answer } from '../../engine/index.ts';
import { isInPlay, newsFrom, placeInWords, tellSteps, type ToldStep } from '../../dutch/steps.ts';
import type { Step } from '../../engine/step.ts';
import { withMove, withoutAttention, type Case } from './case.ts';
import { Covered } from './Covered.tsx';
import { Choices } from './Choices.tsx';
import { Establish } from './Establish.tsx';
import { Cites } from './LawDialog.tsx';
import { played, type Ruled } from './ruled.ts';
import { Sentences } from './Sentences.tsx';

/** A step of the engine with its words. */
interface Line extends ToldStep {
  readonly step: Step;
}

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
}

/** What there is to say now, what still holds, what was said, and what is left for afterwards. */
export function Script(props: Props) {
  const { kase, set, ruled } = props;
  const { answer, events } = ruled;
  const lines = linesOf(answer);
  const from = newsFrom(events);
  const now = lines.filter(({ step }) => step.do !== 'after' && step.event >= from);
  const earlier = lines.filter(({ step }) => step.do !== 'after' && step.event < from);
  const holds = earlier.filter(({ step }) => stillHolds(answer, step));
  const after = lines.filter(({ step }) => step.do === 'after');
  const inPlay = after.filter(({ step }) => isInPlay(step.matter));
  const afterwards = [...inPlay, ...after.filter((line) => !inPlay.includes(line))];
  return (
    <>
      <ol class="script">
        {now.map((line) => (
          <Spoken key={keyOf(line)} line={line} kase={kase} more={moreOf(line.step, props)} />
        ))}
      </ol>
      {events.at(-1)?.kind === 'attention' && answer.phase !== 'closed' && (
        <p>
          <button type="button" class="button quiet" onClick={() => set(withoutAttention(kase))}>
            Er was al meer gebeurd voordat de arbiter kwam
          </button>
        </p>
      )}
      {holds.length > 0 && <Fold title="Geldt nog" lines={holds} kase={kase} open />}
      {after.length > 0 && (
        <Fold
          title={answer.phase === 'closed' ? 'Nu en na afloop' : 'Na afloop'}
          lines={afterwards}
          kase={kase}
          open={answer.phase === 'closed'}
        />
      )}
      {earlier.length > holds.length && (
        <Fold title="Al gezegd" lines={earlier.filter((line) => !holds.includes(line))} kase={kase} />
      )}
    </>
  );
}

/** A step is itself and no other, so that a cover that was lifted from one never uncovers the next. */
const keyOf = ({ step, text }: Line): string => `${step.event} ${step.matter.kind} ${text}`;

/** What is tapped with a step that waits for somebody: the choice of a player, or what the director found. */
const moreOf = ({ matter }: Step, { kase, set, ruled }: Props): More | undefined => {
  const { phase } = ruled.answer;
  if (phase === 'choice' && matter.kind === 'options')
    return {
      instead: true,
      content: <Choices matter={matter} onChoose={(event) => set(played(kase, event))} />,
    };
  if (phase === 'finding' && matter.kind === 'finding')
    return {
      instead: false,
      content: <Establish kase={kase} ruled={ruled} onFound={(finding) => set(withMove(kase, finding))} />,
    };
  return undefined;
};

const linesOf = (answer: Answer): readonly Line[] => {
  const told = tellSteps(answer);
  return answer.steps.flatMap((step, at) => (told[at] ? [{ ...told[at], step }] : []));
};

/** Whether an obligation that was told is still in force. */
const stillHolds = ({ mustPass, mayNot, required }: Answer, { to, matter }: Step): boolean => {
  if (matter.kind === 'bar') return mustPass.some(({ seat }) => seat === to);
  if (matter.kind === 'limit') return mayNot.some(({ seat }) => seat === to);
  return matter.kind === 'repeat' && required?.by === to;
};

interface FoldProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly kase: Case;
  readonly open?: boolean;
}

const Fold = ({ title, lines, kase, open = false }: FoldProps) => (
  <details class="fold" open={open}>
    <summary>{title}</summary>
    <ol class="script">
      {lines.map((line) => (
        <Spoken key={keyOf(line)} line={line} kase={kase} />
      ))}
    </ol>
  </details>
);

/** What is tapped: in place of the sentence when it says the same, else below it. */
interface More {
  readonly instead: boolean;
  readonly content: ComponentChildren;
}

interface SpokenProps {
  readonly line: Line;
  readonly kase: Case;
  readonly more?: More | undefined;
}

/** One step: what to do, where and to whom; then the sentence to say. */
function Spoken({ line, kase, more }: SpokenProps) {
  const { do: act, name, where, text, cites, step } = line;
  const place = placeInWords(step);
  const said = (
    <>
      {more?.instead !== true && (
        <p class="say">
          <Sentences text={text} />
        </p>
      )}
      {more?.content}
    </>
  );
  return (
    <li class={`step ${act}`}>
      <p class="step-head">
        <strong>{name}</strong> {place}
      </p>
      {where === 'apart' ? (
        <Covered label={place} playing={kase.playing}>
          {said}
        </Covered>
      ) : (
        said
      )}
      <Cites cites={cites} />
    </li>
  );
}
