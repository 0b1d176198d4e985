/** What the helper does not rule on in this edition, each with its provision: so that a director knows where he is on his own. */
import { notModelled } from '../../engine/index.ts';
import { leftToDirector } from '../../dutch/coverage.ts';
import { Cites } from './LawDialog.tsx';

/** The provisions on the auction that are left to the director; nothing where there are none. */
export function Limits({ edition }: { readonly edition: string }) {
  const left = notModelled(edition).flatMap((each) => {
    const why = leftToDirector(edition, each);
    return why === undefined ? [] : [{ cite: each.cite, why }];
  });
  if (left.length === 0) return null;
  return (
    <details class="fold">
      <summary>Wat de hulp niet beslist</summary>
      <p>Verkeerde uitleg, denkpauzes en andere ongeoorloofde informatie vallen erbuiten. En dit:</p>
      <ul class="limits">
        {left.map(({ cite, why }) => (
          <li key={cite}>
            <Cites cites={[cite]} /> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
