/** What comes of playing every line of a claim: how safe it is, what the trumps can do, three lines to look at, and what must be judged. */
import { useEffect, useState } from 'preact/hooks';
import type { Claim } from '../../claims/code.ts';
import type { ClaimReport } from '../../claims/report.ts';
import type { Line } from '../../claims/search.ts';
import {
  concessionInWords,
  judgements,
  safetyInWords,
  TAKEN_AS_NORMAL,
  trickInWords,
  trumpsInWords,
} from '../../dutch/claims.ts';
import { SuitText } from '../SuitText.tsx';
import { Cites } from './LawDialog.tsx';
import { playClaim } from './play-claim.ts';

interface Props {
  readonly claim: Claim;
  /** Where it stands that the concession of a trick is cancelled. */
  readonly concession: readonly string[];
}

/** The report of a claim that can be played. */
export function ClaimResult({ claim, concession }: Props) {
  const key = JSON.stringify(claim);
  const [found, setFound] = useState<{ readonly key: string; readonly report?: ClaimReport }>();
  useEffect(() => {
    let gone = false;
    playClaim(claim).then(
      (report) => gone || setFound({ key, report }),
      () => gone || setFound({ key }),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  const report = found?.key === key ? found.report : undefined;
  return (
    <div class="claim-result" role="status">
      {found?.key !== key && <p class="hint">Alle lijnen worden nagespeeld…</p>}
      {found?.key === key && report === undefined && (
        <p class="notice">Naspelen lukt hier niet. Volg de stappen hierboven.</p>
      )}
      {report && <Report report={report} concession={concession} />}
    </div>
  );
}

function Report({ report, concession }: Pick<Props, 'concession'> & { readonly report: ClaimReport }) {
  const conceded = concessionInWords(report);
  return (
    <>
      <h3>Nagespeeld tegen het beste tegenspel</h3>
      {conceded && (
        <p class="say">
          {conceded} <Cites cites={concession} />
        </p>
      )}
      <p class="say">
        <SuitText text={safetyInWords(report)} />
      </p>
      <ul>
        {trumpsInWords(report.trumpsOut).map((sentence) => (
          <li key={sentence}>
            <SuitText text={sentence} />
          </li>
        ))}
      </ul>
      <h3>Wat jij moet beoordelen</h3>
      <ul>
        {judgements(report).map((sentence) => (
          <li key={sentence}>
            <SuitText text={sentence} />
          </li>
        ))}
      </ul>
      <LineView title="Beste speelwijze" line={report.best} left={report.left} />
      <LineView title="Slechtste normale speelwijze" line={report.worstNormal} left={report.left} />
      {report.worst.tricks < report.worstNormal.tricks && (
        <LineView
          title="Slechtste speelwijze die niet strijdt met de uitleg"
          line={report.worst}
          left={report.left}
        />
      )}
      <p class="soft small">{TAKEN_AS_NORMAL}</p>
    </>
  );
}

const LineView = ({
  title,
  line,
  left,
}: {
  readonly title: string;
  readonly line: Line;
  readonly left: number;
}) => (
  <details class="fold">
    <summary>
      {title}: {line.tricks} van {left}
    </summary>
    <ol>
      {line.line.map((trick, at) => (
        <li key={at}>
          <SuitText text={trickInWords(trick)} />
        </li>
      ))}
    </ol>
  </details>
);
