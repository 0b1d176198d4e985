/**
 * Previews of references: on mouse, keyboard focus and long press a link to the laws shows the part it points at.
 * Progressive: without script the link is a link. The part is taken from the page itself, so that nothing is kept twice.
 * The preview can be pointed at, closes with Escape, on leaving and on scrolling away, and never takes the focus.
 */

const OPEN_DELAY = 250;
const CLOSE_DELAY = 300;
const LONG_PRESS = 500;

export {};

const pages = new Map<string, Promise<Document>>();
const box = document.createElement('div');
box.className = 'preview';
box.id = 'voorbeeld';
box.hidden = true;
box.setAttribute('role', 'note');
document.body.append(box);

let timer = 0;
let shownFor: HTMLAnchorElement | undefined;

const page = (url: string): Promise<Document> => {
  const known = pages.get(url);
  if (known) return known;
  const loading = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  });
  loading.catch(() => pages.delete(url));
  pages.set(url, loading);
  return loading;
};

/** The part a link points at: the element of its anchor, or the whole law text of the page. */
async function partOf(
  link: HTMLAnchorElement,
): Promise<{ readonly title: string; readonly part: Element } | undefined> {
  const url = new URL(link.href);
  const anchor = decodeURIComponent(url.hash.slice(1));
  const target = url.pathname === location.pathname ? document : await page(url.origin + url.pathname);
  const part = (anchor && target.getElementById(anchor)) || target.querySelector('.law');
  return part ? { title: target.title.split(' · ')[0] ?? '', part } : undefined;
}

/** A copy to read: no ids, no links to tab into, and whether it is the law or our summary. */
function readable(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  for (const link of copy.querySelectorAll('a')) {
    const text = document.createElement('span');
    text.className = link.className;
    if (link.dataset.n) text.dataset.n = link.dataset.n;
    text.append(...link.childNodes);
    link.replaceWith(text);
  }
  const frame = document.createElement('div');
  frame.className = part.closest('.ours') ? 'law ours' : 'law';
  frame.append(copy);
  return frame;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const found = await partOf(link).catch(() => undefined);
  if (shownFor !== link || !found) return;
  const title = document.createElement('p');
  title.className = 'preview-title';
  title.textContent = found.part.closest('.ours') ? `${found.title} · onze samenvatting` : found.title;
  box.replaceChildren(title, readable(found.part));
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
