/** Erasing, after a question that names what goes and how much of it. Cases of the ruling helper go only when they are ticked. */
import { useRef, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import { listInWords } from '../../dutch/citations.ts';
import { countCases } from '../arbitrage/saved.ts';
import { browserShelf, eraseShelf, mended } from '../arbitrage/shelf.ts';
import { eraseAll } from '../store/log.ts';
import { countRuns } from '../store/runs.ts';

/** What the browser keeps besides answers: exams, and cases of the helper. */
export interface Others {
  readonly exams: number;
  readonly cases: number;
}

/** Counts them. Never fails: what the browser does not give is not there. */
export async function countOthers(): Promise<Others> {
  await mended();
  return { exams: await countRuns(), cases: countCases(browserShelf()) };
}

interface Props extends Others {
  readonly answers: number;
  readonly onErased: () => void;
}

/** The part of the page about erasing; nothing where nothing is kept. */
export function Erase({ answers, exams, cases, onErased }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [withCases, setWithCases] = useState(false);
  const [said, setSaid] = useState('');
  const progress = [
    ...(answers > 0 ? [count(answers, 'antwoord', 'antwoorden')] : []),
    ...(exams > 0 ? [count(exams, 'examen', 'examens')] : []),
  ];
  const kept = count(cases, 'zaak', 'zaken');
  const hasProgress = progress.length > 0;
  const going = [...progress, ...(cases > 0 && (withCases || !hasProgress) ? [kept] : [])];
  if (!hasProgress && cases === 0) return null;
  const erase = async () => {
    dialog.current?.close();
    try {
      if (going.includes(kept)) await eraseShelf();
      if (hasProgress) await eraseAll();
      setSaid(`Gewist: ${listInWords(going)}.`);
    } catch {
      setSaid('Wissen is niet gelukt: je browser geeft geen toegang tot de opslag.');
    }
    setWithCases(false);
    onErased();
  };
  return (
    <section aria-labelledby="wissen">
      <h2 id="wissen">Wissen</h2>
      <p>
        In deze browser {answers + exams + cases === 1 ? 'staat' : 'staan'}{' '}
        {listInWords([...progress, ...(cases > 0 ? [`${kept} van de arbitragehulp`] : [])])}.
      </p>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        {hasProgress ? 'Wis mijn voortgang' : 'Wis mijn zaken'}
      </button>
      <p role="status">{said}</p>
      <dialog ref={dialog} class="card" aria-labelledby="wissen-vraag">
        <h3 id="wissen-vraag">{capital(listInWords(going))} wissen?</h3>
        {cases > 0 && hasProgress && (
          <>
            <label class="with-cases">
              <input
                type="checkbox"
                checked={withCases}
                onChange={(event) => setWithCases(event.currentTarget.checked)}
              />
              Wis ook {kept} van de arbitragehulp
            </label>
            {!withCases && (
              <p>
                Anders {cases === 1 ? 'blijft die' : 'blijven die'} staan. Bij{' '}
                <a href={to('/arbitrage/')}>Arbitrage</a> kun je bewaarde zaken een voor een verwijderen.
              </p>
            )}
          </>
        )}
        <p>
          Dit kun je niet terugdraaien.{hasProgress && ' Bewaar eerst een bestand als je later verder wilt.'}
        </p>
        <div class="actions">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            Niet wissen
          </button>
          <button type="button" class="button danger" onClick={() => void erase()}>
            {hasProgress && cases > 0 && !withCases ? 'Ja, wis mijn voortgang' : 'Ja, wis alles'}
          </button>
        </div>
      </dialog>
    </section>
  );
}

const count = (number: number, one: string, more: string): string =>
  number === 1 ? `één ${one}` : `${number} ${more}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
