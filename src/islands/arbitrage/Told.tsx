/** How a case came out of a file: what was read, and what did not come along. */
import { useEffect, useRef } from 'preact/hooks';
import { SuitText } from '../SuitText.tsx';

/** What is said of it. */
export interface Told {
  /** How the address of the case began when it was opened. */
  readonly from: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Stands open above the case; the focus begins here, for what was chosen is no longer on the page. */
export function ToldOfFile({ heading, lines }: Omit<Told, 'from'>) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), [heading]);
  return (
    <details class="fold" open>
      <summary ref={summary}>
        <SuitText text={heading} />
      </summary>
      <ul class="told">
        {lines.map((line) => (
          <li key={line}>
            <SuitText text={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}
