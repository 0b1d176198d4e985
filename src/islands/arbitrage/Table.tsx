/**
 * The table: the auction as it stands, the director's script, and what can be entered next. It goes along until the auction
 * is closed and says then who is on lead.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Answer } from '../../engine/index.ts';
import { irregularityName } from '../../dutch/irregularities.ts';
import { faultInWords, leadInWords, stoppedInWords, whatIsAwaited } from '../../dutch/table.ts';
import { ruledCells } from '../auction-cells.ts';
import { AuctionTable } from '../AuctionTable.tsx';
import { SuitText } from '../SuitText.tsx';
import { eventsOf, isEmpty, type Case } from './case.ts';
import { Limits } from './Limits.tsx';
import { Next } from './Next.tsx';
import { isUnnoticed, ruledCase, type Ruled, type Stop } from './ruled.ts';
import { Script } from './Script.tsx';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  /** What to enter first, while nothing has been entered. */
  readonly enter?: string | undefined;
}

/** A case at the table under its edition. */
export function Table({ kase, set, enter }: Props) {
  const ruled = ruledCase(kase);
  if (ruled.kind === 'none') return <NoRuling stop={ruled.stop} />;
  return <Ruling kase={kase} set={set} ruled={ruled} enter={enter} />;
}

const NoRuling = ({ stop }: { readonly stop: Stop }) => (
  <p class="notice" role="status">
    Hier kan de hulp niet beslissen: {faultInWords(stop.code)}. Kies een andere editie, of lees de artikelen
    zelf.
  </p>
);

function Ruling({ kase, set, ruled, enter }: Props & { readonly ruled: Extract<Ruled, { kind: 'ruled' }> }) {
  const { answer, events, stop } = ruled;
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = answer.phase === 'auction' ? '' : `${answer.phase} ${events.length}`;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && spoken !== '') heading.current?.focus();
    first.current = false;
  }, [spoken]);
  const { irregularity } = answer;
  const kicker = irregularity && !isUnnoticed(answer) && irregularityName(irregularity.kind);
  const cells = ruledCells(
    { ...kase, events },
    answer,
    answer.phase === 'auction' ? (answer.turn ?? undefined) : undefined,
  );
  if (kase.asked)
    return (
      <>
        <AuctionTable
          dealer={kase.dealer}
          vulnerable={kase.vulnerable}
          cells={cells.map(({ by, call }) => ({ by, call }))}
        />
        <section class="ruling" aria-labelledby="beslissing">
          <h2 id="beslissing">Wat beslis jij?</h2>
          <p>
            Spelregels {kase.edition}. Bedenk eerst: wat stel je vast, wie mag wat kiezen, wat zeg je tegen
            wie?
          </p>
          <button type="button" class="button first" onClick={() => set({ ...kase, asked: false })}>
            Toon de beslissing
          </button>
        </section>
      </>
    );
  return (
    <>
      {enter && isEmpty(kase) && <p class="hint">{enter}</p>}
      <AuctionTable dealer={kase.dealer} vulnerable={kase.vulnerable} cells={cells} />
      {stop && <Stopped stop={stop} followed={events.length} total={eventsOf(kase).length} />}
      <section class="ruling" aria-labelledby="beslissing">
        {kicker && <p class="kicker">{kicker}</p>}
        <h2 id="beslissing" tabIndex={-1} ref={heading} aria-live="polite">
          <SuitText text={whatIsAwaited(answer)} />
        </h2>
        {answer.outcome && <Lead outcome={answer.outcome} edition={kase.edition} />}
        <Script kase={kase} set={set} ruled={ruled} />
      </section>
      <Next kase={kase} set={set} ruled={ruled} />
      <Limits edition={kase.edition} />
    </>
  );
}

interface LeadProps {
  readonly outcome: NonNullable<Answer['outcome']>;
  readonly edition: string;
}

function Lead({ outcome, edition }: LeadProps) {
  const lead = leadInWords(outcome, edition);
  return lead === undefined ? null : <p class="closing">{lead}</p>;
}

interface StoppedProps {
  readonly stop: Stop;
  readonly followed: number;
  readonly total: number;
}

/** Where the case cannot be followed further; what was entered stays. */
const Stopped = ({ stop, followed, total }: StoppedProps) => (
  <p class="notice" role="status">
    {stoppedInWords(stop.code, followed, total)} Ga hieronder verder; wat je had ingevoerd blijft bewaard tot
    je iets anders invoert.
  </p>
);
