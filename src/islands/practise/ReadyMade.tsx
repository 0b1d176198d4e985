/** Sets that need no choosing: the basics or what is due, the commonest cases, one's own mistakes. */
import { to } from '../../base-path.ts';
import { DEFAULT_COUNT, makeAddress, type Filter } from './filter.ts';

interface Props {
  /** Id of the edition in force. */
  readonly current: string;
  readonly onBegin: (filter: Filter) => void;
  /** How many patterns last went wrong, and how many are due; absent until the log is read. */
  readonly mistakes?: number;
  readonly due?: number;
}

/** The three cards. They keep their room while the log is read. */
export function ReadyMade({ onBegin, mistakes, due, current }: Props) {
  const all: Filter = { topics: [], kinds: [], count: DEFAULT_COUNT };
  const refresh: Filter = { ...all, series: 'opfrissen', edition: current };
  const mend: Filter = { ...all, series: 'fouten' };
  const mixed: Filter = { ...all, edition: current, ...(!due && { level: 'basis' as const }) };
  return (
    <ul class="ready">
      <Ready
        filter={mixed}
        onBegin={onBegin}
        title={due ? 'Herhalen en verder' : 'Begin met de basis'}
        says={
          due
            ? `${due} ${due === 1 ? 'soort vraag is' : 'soorten vragen zijn'} weer aan de beurt.`
            : 'Tien vragen over wat elke speler moet weten.'
        }
      />
      <Ready
        filter={refresh}
        onBegin={onBegin}
        title="Opfrissen"
        says="De tien gewoonste zaken, in ongeveer vijf minuten."
      />
      <Ready
        filter={mend}
        onBegin={onBegin}
        off={!mistakes}
        title="Oefen je fouten"
        says={
          mistakes
            ? `${mistakes} ${mistakes === 1 ? 'soort vraag ging' : 'soorten vragen gingen'} de laatste keer fout.`
            : 'Wat fout gaat, komt hier terug, waar het kan als nieuwe zaak.'
        }
      />
    </ul>
  );
}

interface ReadyProps {
  readonly filter: Filter;
  readonly title: string;
  readonly says: string;
  readonly off?: boolean;
  readonly onBegin: (filter: Filter) => void;
}

function Ready({ filter, title, says, off = false, onBegin }: ReadyProps) {
  const text = (
    <>
      <strong>{title}</strong>
      <span class="soft small">{says}</span>
    </>
  );
  const begin = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBegin(filter);
  };
  return (
    <li>
      {off ? (
        <div class="card off">{text}</div>
      ) : (
        <a class="card" href={to(`/oefenen/${makeAddress({ filter })}`)} onClick={begin}>
          {text}
        </a>
      )}
    </li>
  );
}
