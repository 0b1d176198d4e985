/**
 * A reason with its provisions: where the sentence itself names a provision that one is a link, the others follow it.
 * Links to the laws have the preview of every reference on the site (`preview.ts`), fetched with the first of them.
 */
import { useEffect } from 'preact/hooks';
import { SuitText } from '../SuitText.tsx';
import { provisionOf, type BookInfo, type Provision } from './books.ts';

interface Props {
  readonly text: string;
  readonly cites: readonly string[];
  readonly edition: string;
  /** The question's own edition: another one is named with its year. */
  readonly own: string;
  readonly books: readonly BookInfo[];
}

/** `text` with its citations as links. */
export function CitedText({ text, cites, edition, own, books }: Props) {
  const provisions = cites
    .map((cite) => provisionOf(books, edition, cite, edition !== own))
    .filter((provision) => provision !== undefined);
  const pieces = splitAt(text, provisions);
  const named = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.cite])));
  const others = provisions.filter(({ cite }) => !named.has(cite));
  return (
    <>
      {pieces.map((piece, at) =>
        typeof piece === 'string' ? (
          <SuitText key={at} text={piece} />
        ) : (
          <ProvisionLink key={at} provision={piece} text={piece.cite} />
        ),
      )}
      {others.map((provision, at) => (
        <span key={provision.cite}>
          {at === 0 ? ' Zie ' : at === others.length - 1 ? ' en ' : ', '}
          <ProvisionLink provision={provision} text={at === 0 ? provision.name : provision.cite} />
        </span>
      ))}
      {others.length > 0 && '.'}
    </>
  );
}

/** A link to a provision, with its preview when the site holds it. */
export function ProvisionLink({ provision, text }: { readonly provision: Provision; readonly text: string }) {
  const { held, href } = provision;
  useEffect(() => {
    if (held) import('../preview.ts').catch(() => undefined);
  }, [held]);
  return (
    <a class="ref" href={href} {...(held && { 'data-ref': '' })}>
      {text}
    </a>
  );
}

/** The text cut at the citations that stand in it as words of their own. */
export function splitAt(text: string, provisions: readonly Provision[]): readonly (string | Provision)[] {
  const longestFirst = [...provisions].sort((a, b) => b.cite.length - a.cite.length);
  let pieces: readonly (string | Provision)[] = [text];
  for (const provision of longestFirst)
    pieces = pieces.flatMap((piece) => (typeof piece === 'string' ? cut(piece, provision) : [piece]));
  return pieces;
}

/** A number alone ("77") is only a citation right after the word for it; one with a letter ("27B1a") is one wherever it stands. */
function cut(text: string, provision: Provision): readonly (string | Provision)[] {
  const before = /^\d+$/.test(provision.cite)
    ? '(?<=(?:artikel(?:en)?|art\\.|alinea(?:’s)?)\\s|\\()'
    : '(?<![\\p{L}\\d.])';
  const found = new RegExp(`${before}${provision.cite}(?![\\p{L}\\d])`, 'u').exec(text);
  if (!found) return [text];
  const pieces = [text.slice(0, found.index), provision, text.slice(found.index + provision.cite.length)];
  return pieces.filter((piece) => piece !== '');
}
