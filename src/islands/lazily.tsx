/** Parts of a page that most readers never need are fetched when they are first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is fetched on first use; until then it is nothing, and after a failure a sentence that says so. */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => preact.JSX.Element | null {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [failed, setFailed] = useState(false);
    const [, shown] = useState(known !== undefined);
    useEffect(() => {
      if (known !== undefined) return;
      load().then(
        (component) => {
          known = component;
          shown(true);
        },
        () => setFailed(true),
      );
    }, []);
    const Component = known;
    if (failed)
      return (
        <p class="notice">
          Dit deel kon niet worden opgehaald. Ververs de bladzijde als je weer verbinding hebt.
        </p>
      );
    return Component === undefined ? null : <Component {...props} />;
  };
}
