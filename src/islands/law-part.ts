/** A provision taken from the page it stands on, ready to be read elsewhere: for previews and under a question. Nothing is kept twice. */

const pages = new Map<string, Promise<Document>>();

/** The page at this address, fetched once. */
const page = (url: string): Promise<Document> => {
  const known = pages.get(url);
  if (known) return known;
  const loading = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    // Without its styles: they would be held to this page's policy, and nothing of them is shown.
    const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
    return new DOMParser().parseFromString(html, 'text/html');
  });
  loading.catch(() => pages.delete(url));
  pages.set(url, loading);
  return loading;
};

/** A provision to read: the heading it needs, and the text without ids and links. */
export interface LawPart {
  readonly title: string;
  readonly text: Element;
}

/** The part an address points at: the element of its anchor, or the whole law text of the page. Undefined where there is none. */
export async function lawPart(href: string): Promise<LawPart | undefined> {
  const url = new URL(href, location.href);
  const anchor = decodeURIComponent(url.hash.slice(1));
  const target = url.pathname === location.pathname ? document : await page(url.origin + url.pathname);
  const part = (anchor && target.getElementById(anchor)) || target.querySelector('.law');
  if (!part) return undefined;
  const title = target.title.split(' · ')[0] ?? '';
  return { title: part.closest('.ours') ? `${title} · onze samenvatting` : title, text: readable(part) };
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
