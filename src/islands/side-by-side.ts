/**
 * Chooses the editions of a comparison: from the address (`?editie=1959&editie=2017&spelling=letterlijk`) and from the boxes,
 * which write it back there. Pairs the parts of the chosen editions anew and marks the words between columns that hold an
 * edition's own text. What the page already shows for its default pair is left as it is.
 */
import { rowsOf, type Concordance, type Row } from '../lawtext/concordance.ts';
import { markChanges, sayChanges } from '../lawtext/mark.ts';
import { printWholeAddress } from './print-address.ts';

const SPELLING = 'spelling';
const AS_PRINTED = 'letterlijk';

interface Data {
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  readonly pairs: Concordance['pairs'];
  readonly chosen: readonly string[];
}

for (const side of document.querySelectorAll<HTMLElement>('[data-side]')) start(side);
printWholeAddress();

function start(side: HTMLElement): void {
  const data = JSON.parse(side.querySelector('[data-concordance]')?.textContent ?? '') as Data;
  const boxes = [...side.querySelectorAll<HTMLInputElement>('input[name=editie]')];
  const spelling = side.querySelector<HTMLInputElement>(`input[name=${SPELLING}]`);
  const rows = side.querySelector<HTMLElement>('[data-rows]');
  const said = side.querySelector<HTMLElement>('[data-said]');
  if (!rows) return;
  for (const hidden of side.querySelectorAll<HTMLElement>('[data-script]')) hidden.hidden = false;

  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const fold = () => spelling?.checked ?? true;
  const cells = cellMaker(rows);
  let shown = `${data.chosen.join()} true`;
  const show = () => {
    const key = `${chosen().join()} ${fold()}`;
    if (key === shown) return;
    shown = key;
    side.dataset.count = String(chosen().length);
    unmark(rows);
    lay(rows, rowsOf(data.pieces, data.pairs, chosen()), Object.keys(data.pieces), cells);
    for (const row of rows.children) markRow(row, chosen(), fold());
  };

  readAddress(boxes, spelling);
  show();
  side.addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    if (box.name === 'editie' && chosen().length === 0) box.checked = true;
    show();
    writeAddress(chosen(), fold(), data.chosen);
    if (said) said.textContent = `Naast elkaar: ${chosen().join(', ')}.`;
  });
  addEventListener('popstate', () => {
    readAddress(boxes, spelling);
    show();
  });
}

/** Takes the choice over from the address; an edition that it does not know, or none at all, changes nothing. */
function readAddress(boxes: readonly HTMLInputElement[], spelling: HTMLInputElement | null): void {
  const query = new URLSearchParams(location.search);
  const asked = query.getAll('editie').flatMap((value) => value.split(','));
  const open = boxes.filter(({ disabled }) => !disabled);
  if (open.some(({ value }) => asked.includes(value)))
    for (const box of open) box.checked = asked.includes(box.value);
  if (spelling) spelling.checked = query.get(SPELLING) !== AS_PRINTED;
}

function writeAddress(chosen: readonly string[], fold: boolean, usual: readonly string[]): void {
  const url = new URL(location.href);
  url.searchParams.delete('editie');
  url.searchParams.delete(SPELLING);
  if (chosen.join() !== usual.join()) for (const id of chosen) url.searchParams.append('editie', id);
  if (!fold) url.searchParams.set(SPELLING, AS_PRINTED);
  history.replaceState(history.state, '', url);
}

/** Empty cells to fill, each like the first one of its edition. */
function cellMaker(rows: HTMLElement): (edition: string) => HTMLElement {
  return (edition) => {
    const model = rows.querySelector<HTMLElement>(`.cell[data-edition="${edition}"]`);
    const cell = document.createElement('div');
    cell.className = 'cell ed';
    cell.dataset.edition = edition;
    cell.setAttribute('style', model?.getAttribute('style') ?? '');
    return cell;
  };
}

/** Moves the pieces into these rows. */
function lay(
  rows: HTMLElement,
  plan: readonly Row[],
  editions: readonly string[],
  cell: (edition: string) => HTMLElement,
): void {
  const made = plan.map((row) => {
    const section = document.createElement('section');
    section.className = 'row';
    section.dataset.has = Object.keys(row).join(' ');
    for (const edition of editions) {
      const made = cell(edition);
      made.classList.toggle('empty', row[edition] === undefined);
      for (const provision of row[edition] ?? []) {
        const from = `.cell[data-edition="${edition}"] [data-piece="${provision}"]`;
        made.append(...rows.querySelectorAll(from));
      }
      section.append(made);
    }
    return section;
  });
  rows.replaceChildren(...made);
}

/** Marks the words of each chosen column of text against the next one. */
function markRow(row: Element, chosen: readonly string[], foldSpelling: boolean): void {
  const texts = chosen.flatMap((edition) => {
    const cell = row.querySelector(`.cell[data-edition="${edition}"]`);
    const pieces = [...(cell?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    return cell && pieces.length > 0 && pieces.every(({ dataset }) => dataset.words === 'text') ? [cell] : [];
  });
  for (const [at, before] of texts.entries()) {
    const after = texts[at + 1];
    if (!after) continue;
    const marked = markChanges(before.innerHTML, after.innerHTML, { foldSpelling });
    before.innerHTML = marked.before;
    after.innerHTML = marked.after;
    const counted = document.createElement('p');
    counted.className = 'counted';
    counted.textContent = sayChanges(marked.words);
    after.append(counted);
  }
}

function unmark(rows: Element): void {
  for (const counted of rows.querySelectorAll('.counted')) counted.remove();
  for (const mark of rows.querySelectorAll('[data-mark]')) {
    mark.querySelector(':scope > .hidden-label')?.remove();
    mark.replaceWith(...mark.childNodes);
  }
  rows.normalize();
}
