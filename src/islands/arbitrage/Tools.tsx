/** What can be done with a case: go back and forward, start anew, save it with a note, share it as an address, as text or as a file, compare, practise. */
import { useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import { makeStory } from '../compare/notation.ts';
import { makeFragment } from './case-address.ts';
import { ruledCells } from '../auction-cells.ts';
import { caseText } from './case-text.ts';
import { asQuestion, isEmpty, type Case } from './case.ts';
import type { Book } from '../compare/books.ts';
import { lazily } from '../lazily.tsx';
import { ruledCase, type Ruled } from './ruled.ts';
import { saveCase, savedCases } from './saved.ts';
import { browserShelf } from './shelf.ts';
import { topicOf } from './topics.ts';

const CaseFiles = lazily(async () => (await import('./CaseFiles.tsx')).CaseFiles);

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly book: Book;
}

/** The drawer of tools. */
export function Tools({ kase, set, book }: Props) {
  const [said, setSaid] = useState('');
  const [note, setNote] = useState('');
  const [used, setUsed] = useState(false);
  if (isEmpty(kase)) return null;
  const fragment = makeFragment(kase);
  const address = () => `${location.origin}${location.pathname}#${fragment}`;
  const ruled = ruledCase(kase);
  const text = () =>
    ruled.kind === 'none'
      ? address()
      : caseText(kase, {
          answer: ruled.answer,
          events: ruled.events,
          cells: ruledCells({ ...kase, events: ruled.events }, ruled.answer),
          edition: book.title,
          address: address(),
          ...(note !== '' && { note }),
        });
  const copy = (what: string) =>
    navigator.clipboard.writeText(what).then(
      () => setSaid('Gekopieerd.'),
      () => setSaid(`Kopiëren lukt hier niet. Neem zelf over: ${what}`),
    );
  const save = () => {
    const at = Date.now();
    const done = saveCase(browserShelf(), { id: `${at}`, fragment, note, at });
    setSaid(
      done
        ? 'Bewaard in deze browser. Je vindt de zaak terug als je een nieuwe begint.'
        : `Bewaren lukt niet: ${savedCases(browserShelf()).closed ? 'je browser geeft de site geen opslag' : 'de opslag van je browser is vol'}. Kopieer het adres.`,
    );
  };
  const topic = topicOf(kase, ruled);
  return (
    <details class="fold tools" onToggle={() => setUsed(true)}>
      <summary>Bewaar, deel of vergelijk</summary>
      <div class="panel">
        <label>
          Notitie (alleen voor jou)
          <input
            type="text"
            value={note}
            maxLength={200}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </label>
        <div class="actions">
          <button type="button" class="button" onClick={save}>
            Bewaar
          </button>
          <button type="button" class="button" onClick={() => void copy(address())}>
            Kopieer adres
          </button>
          <button type="button" class="button" onClick={() => void copy(text())}>
            Kopieer als tekst
          </button>
          {ruled.kind === 'ruled' && ruled.answer.irregularity && (
            <button type="button" class="button" onClick={() => set(asQuestion(kase))}>
              Maak er een oefenvraag van
            </button>
          )}
          {topic && (
            <>
              <a class="button" href={to(`/vergelijk/${topic}/${course(kase, ruled)}`)}>
                Vergelijk de edities
              </a>
              <a class="button" href={to(`/oefenen/?editie=${kase.edition}&onderwerp=${topic}`)}>
                Oefen dit onderwerp
              </a>
            </>
          )}
        </div>
        {used && ruled.kind === 'ruled' && (
          <CaseFiles kase={kase} ruled={ruled} copy={(what) => void copy(what)} />
        )}
        <p role="status">{said}</p>
      </div>
    </details>
  );
}

/** This very case in the address of a subject's first case, where it can be ruled under every edition. */
const course = ({ dealer, vulnerable }: Case, ruled: Ruled): string =>
  ruled.kind === 'none' || ruled.events.length === 0
    ? ''
    : `?zaak=1&verloop=${makeStory({ dealer, vulnerable, events: ruled.events })}`;
