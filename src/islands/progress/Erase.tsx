/** Erasing everything, after a question that says what goes. */
import { useRef, useState } from 'preact/hooks';
import { eraseAll } from '../store/log.ts';

/** The part of the page about erasing; `count` answers are there. */
export function Erase({ count, onErased }: { readonly count: number; readonly onErased: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');
  const erase = async () => {
    dialog.current?.close();
    await eraseAll().then(onErased, () =>
      setSaid('Wissen is niet gelukt: je browser geeft geen toegang tot de opslag.'),
    );
  };
  return (
    <section aria-labelledby="wissen">
      <h2 id="wissen">Wissen</h2>
      <p>Dit haalt al je antwoorden en begonnen examens uit deze browser.</p>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        Wis mijn voortgang
      </button>
      <p role="status">{said}</p>
      <dialog ref={dialog} class="card" aria-labelledby="wissen-vraag">
        <h3 id="wissen-vraag">{count === 1 ? 'Eén antwoord wissen?' : `${count} antwoorden wissen?`}</h3>
        <p>Dit kun je niet terugdraaien. Bewaar eerst een bestand als je later verder wilt.</p>
        <div class="actions">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            Niet wissen
          </button>
          <button type="button" class="button danger" onClick={() => void erase()}>
            Ja, wis alles
          </button>
        </div>
      </dialog>
    </section>
  );
}
