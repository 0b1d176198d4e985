/** Copy link, copy citation and print on an article page; both copies take along the part that the address points at. The buttons are shown only where script runs. */
import { makeCitation } from '../lawtext/anchors.ts';

const said = document.querySelector<HTMLElement>('[data-copied]');
const say = (text: string) => {
  if (said) said.textContent = text;
};

const anchor = () => decodeURIComponent(location.hash.slice(1)) || undefined;

/** The text a button copies. */
function textOf({ dataset }: HTMLElement): string {
  if (dataset.cite === undefined) return (dataset.copy ?? '') + location.hash;
  const { article, unit, title } = JSON.parse(dataset.cite) as {
    article: string;
    unit: 'artikel' | 'hoofdstuk';
    title: string;
  };
  return makeCitation({ article, anchor: anchor() }, { unit, title });
}

async function copy(button: HTMLElement): Promise<void> {
  const text = textOf(button);
  try {
    await navigator.clipboard.writeText(text);
    say(`Gekopieerd: ${text}`);
  } catch {
    say(`Kopiëren lukt hier niet. Neem zelf over: ${text}`);
  }
}

for (const list of document.querySelectorAll<HTMLElement>('[data-copy-actions]')) list.hidden = false;
for (const button of document.querySelectorAll<HTMLElement>('[data-copy],[data-cite]'))
  button.addEventListener('click', () => void copy(button));
for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
  button.addEventListener('click', () => print());
