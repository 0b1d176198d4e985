/**
 * The case at the table inside the island. It stands in the address behind `#`, so that reloading and the browser's own back and
 * forward lose nothing, and a copy is kept in the browser for when the page is opened without an address.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { goTo, isPlace } from './address-bar.ts';
import { makeFragment, parseFragment, troubleOf, type AddressTrouble } from './case-address.ts';
import { newCase, type Case } from './case.ts';
import { earlierFragments, keepCurrent, putAside } from './saved.ts';
import { browserShelf, mended } from './shelf.ts';

/** What the address came to: a case, a trouble, or nothing yet; and the way to change it. */
export interface CaseInUse {
  readonly kase?: Case;
  readonly trouble?: AddressTrouble;
  /** The addresses of cases that were left open before, newest first, offered while none is. */
  readonly earlier: readonly string[];
  readonly set: (next: Case) => void;
  /** Opens the case of an address; the one at the table is put aside. */
  readonly open: (fragment: string) => void;
  /** Clears the table; the browser's back still brings the case back. */
  readonly clear: () => void;
}

interface Held {
  readonly kase?: Case;
  readonly trouble?: AddressTrouble;
}

/** The case in the address; a situation in the query (`?geval=`) begins a new one. */
export function useCase(
  editions: readonly string[],
  current: string,
  situations: readonly string[],
): CaseInUse {
  const [held, setHeld] = useState<Held>({});
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const latest = useRef(held);
  latest.current = held;

  const read = useCallback((): Held => {
    const found = parseFragment(location.hash, editions, situations);
    if (found !== undefined) return 'kind' in found ? { trouble: found } : { kase: found };
    const target = location.hash.slice(1);
    return target === '' || isPlace(location.hash) ? {} : { trouble: troubleOf('no-case', target) };
  }, [editions, situations]);

  // Before the first paint, so that the choice of situations and a case are never in sight together.
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get('geval');
    const situation = situations.find((id) => id === asked);
    const inAddress = read();
    if (situation !== undefined && inAddress.kase === undefined) {
      const kase = newCase(current, situation);
      putAside(browserShelf());
      history.replaceState(null, '', `${location.pathname}#${makeFragment(kase)}`);
      setHeld({ kase });
    } else if (asked !== null && situation === undefined && !inAddress.kase && !inAddress.trouble)
      setHeld({ trouble: troubleOf('unknown-situation', asked) });
    else setHeld(inAddress);
    const onMove = () => {
      const { kase } = latest.current;
      // A jump within the page, as to its contents, is no other case: the address tells the case again.
      if (kase !== undefined && isPlace(location.hash))
        history.replaceState(null, '', `${location.pathname}#${makeFragment(kase)}`);
      else setHeld(read());
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.classList.toggle('in-case', held.kase !== undefined);
    if (held.kase !== undefined) keepCurrent(browserShelf(), makeFragment(held.kase));
    else {
      const readEarlier = () => setEarlier(earlierFragments(browserShelf()));
      readEarlier();
      void mended().then((changed) => changed && readEarlier());
    }
  }, [held]);

  const set = useCallback((kase: Case) => {
    goTo(`#${makeFragment(kase)}`);
    setHeld({ kase });
  }, []);
  const open = useCallback(
    (fragment: string) => {
      putAside(browserShelf());
      goTo(`#${fragment}`);
      setHeld(read());
      scrollTo({ top: 0 });
    },
    [read],
  );
  const clear = useCallback(() => {
    goTo('');
    keepCurrent(browserShelf(), '');
    setHeld({});
    scrollTo({ top: 0 });
  }, []);
  return { ...held, earlier, set, open, clear };
}
