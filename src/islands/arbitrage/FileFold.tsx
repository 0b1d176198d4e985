/** The way in for a file, folded; what reads it is fetched when it is unfolded. */
import { useState } from 'preact/hooks';
import { lazily } from '../lazily.tsx';
import type { Props } from './FromFile.tsx';

const FromFile = lazily(async () => (await import('./FromFile.tsx')).FromFile);

/** A quiet line under what is asked first. Folded again it keeps what was typed. */
export function FileFold(props: Props) {
  const [used, setUsed] = useState(false);
  return (
    <details class="fold" onToggle={() => setUsed(true)}>
      <summary>Lees een PBN- of LIN-bestand</summary>
      {used && <FromFile {...props} />}
    </details>
  );
}
