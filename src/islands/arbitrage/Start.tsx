/** What can be taken up again while no case is open: the last one at the table, and the saved ones. Nothing of it is there before the storage has been read. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { FileFold } from './FileFold.tsx';
import { removeCase, savedCases, type SavedCases } from './saved.ts';
import { browserShelf, mended } from './shelf.ts';
import type { Told } from './Told.tsx';

interface Props {
  /** What is wrong with the address, in a sentence. */
  readonly trouble?: string | undefined;
  /** The addresses of cases that were left open, newest first. */
  readonly earlier: readonly string[];
  /** The edition for a new case. */
  readonly current: string;
  readonly onOpen: (fragment: string, told?: Told) => void;
}

/** The beginning without a situation, and what was kept. */
export function Start({ trouble, earlier, current, onOpen }: Props) {
  const [saved, setSaved] = useState<SavedCases>();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const read = () => setSaved(savedCases(browserShelf()));
    read();
    void mended().then((changed) => changed && read());
  }, []);
  useEffect(() => notice.current?.scrollIntoView({ block: 'center' }), [trouble]);
  const remove = (id: string) => {
    removeCase(browserShelf(), id);
    setSaved(savedCases(browserShelf()));
  };
  return (
    <div class="case-start">
      {trouble && (
        <p class="notice" role="alert" ref={notice}>
          {trouble} Kies hierboven wat er gebeurde, of begin met het bieden.
        </p>
      )}
      <p class="actions">
        <button type="button" class="button" onClick={() => onOpen(`editie=${current}`)}>
          Begin met het bieden
        </button>
        {earlier.map((fragment, at) => (
          <button
            key={fragment}
            type="button"
            class={`button${at === 0 ? ' first' : ''}`}
            onClick={() => onOpen(fragment)}
          >
            {at === 0 ? 'Ga verder met de vorige zaak' : 'Ga verder met de zaak daarvoor'}
          </button>
        ))}
      </p>
      <FileFold edition={current} onOpen={onOpen} />
      {saved && saved.cases.length > 0 && (
        <section aria-labelledby="bewaard">
          <h2 id="bewaard">Bewaarde zaken</h2>
          <ul class="saved">
            {saved.cases.map(({ id, note, fragment, at }) => (
              <li key={id}>
                <button type="button" class="button" onClick={() => onOpen(fragment)}>
                  {note || 'Zonder notitie'} · {dateOf(at)}
                </button>
                <button type="button" class="button quiet" onClick={() => remove(id)}>
                  Verwijder
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved && saved.unreadable > 0 && (
        <p class="notice">
          {saved.unreadable === 1 ? 'Eén bewaarde zaak is' : `${saved.unreadable} bewaarde zaken zijn`} niet
          te lezen. Er is niets weggegooid.
        </p>
      )}
      {saved?.closed && (
        <p class="hint">Je browser geeft de site geen opslag. Bewaar een zaak door het adres te kopiëren.</p>
      )}
    </div>
  );
}

const dateOf = (at: number): string =>
  new Date(at).toLocaleString('nl-NL', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
