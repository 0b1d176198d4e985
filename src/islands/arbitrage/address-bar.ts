/** The address bar of the helper, as far as it can be dealt with before anything of a case has been read. */

/** A new entry in the browser's history; where it takes no more of them, the last one is rewritten. */
export function goTo(hash: string): void {
  try {
    history.pushState(null, '', location.pathname + hash);
  } catch {
    try {
      history.replaceState(null, '', location.pathname + hash);
    } catch {
      // The case goes on without its address; it is kept in the browser.
    }
  }
}

/** Whether a fragment, with `#`, is a place on the page, as its contents. */
export const isPlace = (hash: string): boolean => document.getElementById(hash.slice(1)) !== null;

/** Whether the address may hold a case or a situation: something stands in it that is no place on the page. */
export const mayHoldCase = (): boolean =>
  new URLSearchParams(location.search).has('geval') || (location.hash.length > 1 && !isPlace(location.hash));
