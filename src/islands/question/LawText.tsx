/** The provision of a question, one tap away: its text opens under the question, taken from its own page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LawPart } from '../law-part.ts';
import type { Provision } from './books.ts';

type Reading =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'read'; readonly part: LawPart }
  | { readonly kind: 'failed' };

/** A button that opens the text of `provision`; a plain link where the site has no page of it. */
export function LawText({ provision }: { readonly provision: Provision }) {
  const [reading, setReading] = useState<Reading>({ kind: 'closed' });
  if (!provision.held)
    return (
      <a class="button" href={provision.href}>
        Zoek {provision.name} op
      </a>
    );
  const open = async () => {
    if (reading.kind === 'read') return setReading({ kind: 'closed' });
    setReading({ kind: 'loading' });
    const part = await import('../law-part.ts')
      .then(({ lawPart }) => lawPart(provision.href))
      .catch(() => undefined);
    setReading(part ? { kind: 'read', part } : { kind: 'failed' });
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-expanded={reading.kind === 'read'}
        onClick={() => void open()}
      >
        Lees {provision.name}
      </button>
      {reading.kind === 'read' && <Panel part={reading.part} provision={provision} />}
      {reading.kind === 'failed' && (
        <p class="law-panel" role="alert">
          De tekst kon niet worden opgehaald. <a href={provision.href}>Open {provision.article}</a>.
        </p>
      )}
    </>
  );
}

function Panel({ part, provision }: { readonly part: LawPart; readonly provision: Provision }) {
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.replaceChildren(part.text);
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  return (
    <section class="law-panel card" ref={box} tabIndex={-1} aria-label={part.title}>
      <p class="preview-title">{part.title}</p>
      <div ref={text} />
      <p>
        <a href={provision.href}>Open {provision.article} op een eigen bladzijde</a>
      </p>
    </section>
  );
}
