/**
 * Previews of references: on mouse, keyboard focus and long press a link to the laws shows the part it points at.
 * Progressive: without script the link is a link. The part is taken from the page itself, so that nothing is kept twice.
 * The preview can be pointed at, closes with Escape, on leaving and on scrolling away, and never takes the focus.
 */

import { lawPart } from './law-part.ts';

const OPEN_DELAY = 250;
const CLOSE_DELAY = 300;
const LONG_PRESS = 500;

const box = document.createElement('div');
box.className = 'preview';
box.id = 'voorbeeld';
box.hidden = true;
box.setAttribute('role', 'note');
document.body.append(box);

let timer = 0;
let shownFor: HTMLAnchorElement | undefined;

async function show(link: HTMLAnchorElement): Promise<void> {
  const found = await lawPart(link.href).catch(() => undefined);
  if (shownFor !== link || !found) return;
  const title = document.createElement('p');
  title.className = 'preview-title';
  title.textContent = found.title;
  box.replaceChildren(title, found.text);
  box.hidden = false;
  link.setAttribute('aria-describedby', box.id);
  place(link);
}

/** Under the link where there is room, else above; always inside the window. */
function place(link: HTMLAnchorElement): void {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
  const below = at.bottom + 8;
  const top = below + height > innerHeight && at.top - height - 8 > 0 ? at.top - height - 8 : below;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  box.hidden = true;
}

const open = (link: HTMLAnchorElement, delay: number) => {
  clearTimeout(timer);
  if (shownFor === link) return;
  timer = window.setTimeout(() => {
    hide();
    shownFor = link;
    void show(link);
  }, delay);
};
const close = () => {
  clearTimeout(timer);
  timer = window.setTimeout(hide, CLOSE_DELAY);
};

const refAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[data-ref]') ?? undefined) : undefined;

document.addEventListener('pointerover', (event) => {
  const link = refAt(event.target);
  if (event.pointerType !== 'touch' && link) open(link, OPEN_DELAY);
  else if (event.target instanceof Node && box.contains(event.target)) clearTimeout(timer);
});
document.addEventListener('pointerout', (event) => {
  if (event.pointerType !== 'touch' && (refAt(event.target) || box.contains(event.target as Node))) close();
});
document.addEventListener('focusin', (event) => {
  const link = refAt(event.target);
  if (link?.matches(':focus-visible')) open(link, 0);
});
document.addEventListener('focusout', (event) => {
  if (refAt(event.target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
});

let pressed = false;
document.addEventListener(
  'touchstart',
  (event) => {
    const link = refAt(event.target);
    pressed = false;
    if (!link) {
      if (!box.contains(event.target as Node)) hide();
      return;
    }
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = true;
      hide();
      shownFor = link;
      void show(link);
    }, LONG_PRESS);
  },
  { passive: true },
);
for (const type of ['touchend', 'touchmove', 'touchcancel'] as const)
  document.addEventListener(type, () => !pressed && clearTimeout(timer), { passive: true });
document.addEventListener('click', (event) => {
  if (pressed && refAt(event.target)) event.preventDefault();
  else if (!box.contains(event.target as Node)) hide();
  pressed = false;
});
document.addEventListener('contextmenu', (event) => {
  if (pressed && refAt(event.target)) event.preventDefault();
});
