/** Copy link, copy citation and print on an article page. The buttons are shown only where script runs. */

const said = document.querySelector<HTMLElement>('[data-copied]');

/** The text a button copies; a link takes along the part that the address points at. */
const textOf = ({ dataset }: HTMLElement): string =>
  (dataset.copy ?? '') + (dataset.copyAnchor === undefined ? '' : location.hash);

async function copy(button: HTMLElement): Promise<void> {
  const text = textOf(button);
  try {
    await navigator.clipboard.writeText(text);
    say(`Gekopieerd: ${text}`);
  } catch {
    say(`Kopiëren lukt hier niet. Neem zelf over: ${text}`);
  }
}

const say = (text: string) => {
  if (said) said.textContent = text;
};

for (const list of document.querySelectorAll<HTMLElement>('[data-copy-actions]')) list.hidden = false;
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.addEventListener('click', () => void copy(button));
for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
  button.addEventListener('click', () => print());

export {};
