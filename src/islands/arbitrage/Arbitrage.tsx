/**
 * The island of /arbitrage/: what can be taken up again, at once; the helper itself, with the rules it reckons with, only when
 * there is a case. Whoever reads what can be chosen waits for neither.
 */
import './arbitrage.css';
import './print.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import { lazily } from '../lazily.tsx';
import { printWholeAddress } from '../print-address.ts';
import { goTo, mayHoldCase } from './address-bar.ts';
import type { Checklist } from './checklist.ts';
import type { Props as HelperProps } from './Helper.tsx';
import { earlierFragments, putAside } from './saved.ts';
import { browserShelf, mended } from './shelf.ts';
import { Start } from './Start.tsx';
import type { Told } from './Told.tsx';

type Props = Omit<HelperProps, 'checklists' | 'told'>;

const Helper = lazily<Omit<HelperProps, 'checklists'>>(async () => {
  const [{ Helper }, checklists] = await Promise.all([import('./Helper.tsx'), fetchChecklists()]);
  return (props) => <Helper {...props} checklists={checklists} />;
});

/** @throws Error when they cannot be fetched */
async function fetchChecklists(): Promise<readonly Checklist[]> {
  const response = await fetch(to('/arbitrage/controlelijsten.json'));
  if (!response.ok) throw new Error(`controlelijsten.json: ${response.status}`);
  return (await response.json()) as readonly Checklist[];
}

/** The beginning, until a case is opened or the address holds one; from then on the helper, which goes on from the address. */
export function Arbitrage(props: Props) {
  const [hasCase, setHasCase] = useState(false);
  const [told, setTold] = useState<Told>();
  /** Undefined on the server and in the first render: what was kept is not known there, and a button would do nothing. */
  const [earlier, setEarlier] = useState<readonly string[]>();

  // Before the first paint, so that the beginning and a case are never in sight together.
  useLayoutEffect(() => {
    const read = () => setHasCase((had) => had || mayHoldCase());
    read();
    const readEarlier = () => setEarlier(earlierFragments(browserShelf()));
    readEarlier();
    void mended().then((changed) => changed && readEarlier());
    addEventListener('popstate', read);
    printWholeAddress();
    return () => removeEventListener('popstate', read);
  }, []);

  const open = (fragment: string, told?: Told) => {
    setTold(told);
    putAside(browserShelf());
    goTo(`#${fragment}`);
    scrollTo({ top: 0 });
    setHasCase(true);
  };
  if (hasCase) return <Helper {...props} told={told} />;
  if (earlier === undefined) return null;
  return <Start earlier={earlier} current={props.current} onOpen={open} />;
}
