/** The text of a provision in large type over the page, to read out at the table; taken from its own page. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { lawPart, type LawPart } from '../law-part.ts';
import { provisionOf, type Provision } from '../question/books.ts';
import type { Book } from '../compare/books.ts';

const Reader = createContext<
  { readonly book: Book; readonly read: (provision: Provision) => void } | undefined
>(undefined);

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'read'; readonly part: LawPart }
  | { readonly kind: 'failed' };

/** Gives everything inside it the way to open a provision of this book. */
export function LawReader({ book, children }: { readonly book: Book; readonly children: ComponentChildren }) {
  const [provision, setProvision] = useState<Provision>();
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const dialog = useRef<HTMLDialogElement>(null);
  const read = (next: Provision) => {
    setProvision(next);
    setReading({ kind: 'loading' });
    dialog.current?.showModal();
    lawPart(next.href).then(
      (part) => setReading(part ? { kind: 'read', part } : { kind: 'failed' }),
      () => setReading({ kind: 'failed' }),
    );
  };
  return (
    <Reader.Provider value={{ book, read }}>
      {children}
      <dialog ref={dialog} class="law-dialog" aria-label={provision?.name ?? 'Wettekst'}>
        <button type="button" class="button close" onClick={() => dialog.current?.close()}>
          Sluit
        </button>
        {reading.kind === 'loading' && <p role="status">Wordt opgehaald…</p>}
        {reading.kind === 'read' && <LawTextBody part={reading.part} />}
        {reading.kind === 'failed' && (
          <p role="alert">
            De tekst kon niet worden opgehaald. Zonder verbinding kan dat als de bladzijde nog niet is
            bewaard.
          </p>
        )}
        {provision && (
          <p>
            <a href={provision.href}>Open {provision.name} op een eigen bladzijde</a>
          </p>
        )}
      </dialog>
    </Reader.Provider>
  );
}

function LawTextBody({ part }: { readonly part: LawPart }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.replaceChildren(part.text), [part]);
  return (
    <>
      <p class="preview-title">{part.title}</p>
      <div ref={text} />
    </>
  );
}

/** Buttons that open the text of these provisions; a plain link where the site has no page of one. */
export function Cites({
  cites,
  names,
}: {
  readonly cites: readonly string[];
  readonly names?: (cite: string) => string;
}) {
  const reader = useContext(Reader);
  if (reader === undefined) return null;
  const found = cites.flatMap((cite) => {
    const provision = provisionOf([reader.book], reader.book.id, cite);
    return provision ? [{ cite, provision }] : [];
  });
  return (
    <span class="cites">
      {found.map(({ cite, provision }) =>
        provision.held ? (
          <button
            key={cite}
            type="button"
            class="cite"
            aria-haspopup="dialog"
            onClick={() => reader.read(provision)}
          >
            {names?.(cite) ?? provision.name}
          </button>
        ) : (
          <a key={cite} class="cite" href={provision.href}>
            {names?.(cite) ?? provision.name}
          </a>
        ),
      )}
    </span>
  );
}
