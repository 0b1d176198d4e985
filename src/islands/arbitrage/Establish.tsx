/** A fact that only the director can establish: answered with one tap, changed by going back. */
import { lawsOf } from '../../engine/index.ts';
import { sayCitations } from '../../dutch/citations.ts';
import { comparisonHint, findingAnswers } from '../../dutch/table.ts';
import type { Case, Finding } from './case.ts';
import { askedFinding, type Ruled } from './ruled.ts';

interface Props {
  readonly kase: Case;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
  readonly onFound: (finding: Finding) => void;
}

/** The two answers to the question that is open. */
export function Establish({ kase, ruled, onFound }: Props) {
  const asked = askedFinding(ruled);
  if (asked === undefined) return null;
  const cites = ruled.answer.steps.findLast(({ matter }) => matter.kind === 'finding')?.cites ?? [];
  const provision = sayCitations(cites, lawsOf(kase.edition)?.provisions ?? 'article');
  const hint = asked.question === 'comparable' ? comparisonHint(cites) : undefined;
  return (
    <div class="choices" role="group" aria-label="Wat heb je vastgesteld?">
      {hint && <p class="hint">{hint}</p>}
      {findingAnswers(asked.question, provision).map(({ value, text, more }) => (
        <button
          key={String(value)}
          type="button"
          class="choice card"
          onClick={() => onFound({ ...asked, value })}
        >
          <strong>{text}</strong>
          <span>{more}</span>
        </button>
      ))}
    </div>
  );
}
