/** The words of a provision, folded under the reason that names it: how they begin is in sight, the text itself is taken from its own page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question, QuestionOption } from '../../quiz/question.ts';
import type { LawPart } from '../law-part.ts';
import { provisionOf, type BookInfo, type Provision } from './books.ts';
import type { Quotes } from './quiz.ts';

interface WordsProps {
  readonly question: Question;
  /** A right answer of it. */
  readonly option: QuestionOption;
  readonly books: readonly BookInfo[];
  readonly quotes: Quotes;
}

/** So many provisions of an answer are shown, the most telling first. */
const MOST = 3;

/** The provisions on which a right answer rests, each to be unfolded. */
export function LawWords({ question, option, books, quotes }: WordsProps) {
  const from = option.cites.length > 0 ? option : question;
  const edition = from.citesEdition ?? question.edition;
  return (
    <div class="law-words">
      {from.cites.slice(0, MOST).map((cite) => {
        const provision = provisionOf(books, edition, cite, edition !== question.edition);
        const begin = quotes[edition]?.[cite];
        return (
          provision && <LawText key={cite} provision={provision} {...(begin !== undefined && { begin })} />
        );
      })}
    </div>
  );
}

type Reading =
  | { readonly kind: 'closed' }
  | { readonly kind: 'read'; readonly part: LawPart }
  | { readonly kind: 'failed' };

interface Props {
  readonly provision: Provision;
  /** How its words begin. */
  readonly begin?: string;
}

/** What unfolds to the text of a provision; a plain link where the site has no page of it. */
function LawText({ provision, begin }: Props) {
  const [reading, setReading] = useState<Reading>({ kind: 'closed' });
  const { name, article, href, held } = provision;
  if (!held) return <a href={href}>Zoek {name} op</a>;
  const unfold = async (details: HTMLDetailsElement) => {
    if (!details.open || reading.kind === 'read') return;
    const part = await import('../law-part.ts').then(({ lawPart }) => lawPart(href)).catch(() => undefined);
    setReading(part ? { kind: 'read', part } : { kind: 'failed' });
  };
  return (
    <details onToggle={(event) => void unfold(event.currentTarget)}>
      <summary>
        Lees {name}
        {begin !== undefined && <span class="soft">: ‘{begin}’</span>}
      </summary>
      {reading.kind === 'read' && <Part part={reading.part} />}
      {reading.kind === 'failed' && <p role="alert">De tekst kon niet worden opgehaald.</p>}
      <p>
        <a href={href}>Open {article} op een eigen bladzijde</a>
      </p>
    </details>
  );
}

function Part({ part }: { readonly part: LawPart }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.replaceChildren(part.text), [part]);
  return (
    <>
      <p class="preview-title">{part.title}</p>
      <div ref={text} />
    </>
  );
}
