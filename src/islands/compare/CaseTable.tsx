/**
 * The rulings of several editions on one case, side by side: a column for each book, a row for each aspect. What is the
 * same everywhere is said once; where editions differ, each column says so in words. Drawn by the page without script, and
 * by the island that lets a reader change the case.
 */
import './case-table.css';
import { ASPECTS, aspectsOf, type AspectId, type AspectLine } from '../../dutch/aspects.ts';
import { isFault, type Fault } from '../../engine/record.ts';
import { SuitText } from '../SuitText.tsx';
import { provisionOf } from '../question/books.ts';
import type { Book } from './books.ts';
import type { Ruled } from './story.ts';

interface Props {
  readonly rulings: readonly Ruled[];
  readonly caption: string;
  /** Makes the choices in the table buttons. */
  readonly onChoose?: (edition: string, choice: NonNullable<AspectLine['choice']>) => void;
}

type Column = { readonly book: Book; readonly lines: readonly AspectLine[]; readonly fault?: Fault };

const IDS = Object.keys(ASPECTS) as AspectId[];
const NOTHING: Readonly<Record<AspectId, string>> = {
  taken: 'niets gekozen',
  bidding: '',
  next: 'Het bieden is klaar',
  pass: 'niemand',
  limit: 'geen beperking',
  lead: 'geen beperking',
  cards: 'geen',
};

/** The table of rulings. */
export function CaseTable({ rulings, caption, onChoose }: Props) {
  const rows = IDS.map((id) => ({ id, columns: rulings.map((ruled) => columnOf(ruled, id)) })).filter(
    ({ id, columns }) => id === 'pass' || columns.some(({ lines }) => lines.length > 0),
  );
  return (
    <table class="rulings">
      <caption class="hidden-label">{caption}</caption>
      <thead>
        <tr>
          <td />
          {rulings.map(({ book }) => (
            <th key={book.id} scope="col" class="ed" style={book.style}>
              {book.year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, columns }) => (
          <AspectRow key={id} id={id} columns={columns} onChoose={onChoose} />
        ))}
        <tr>
          <th scope="row">Steunt op</th>
          {rulings.map(({ book, played }) => (
            <td key={book.id} class="ed" style={book.style}>
              <span class="in">{book.year}</span>
              {isFault(played) ? (
                '—'
              ) : (
                <p class="cites">
                  <Cites book={book} cites={played.answer.cites} />
                </p>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const columnOf = ({ book, played }: Ruled, id: AspectId): Column =>
  isFault(played)
    ? { book, lines: [], fault: played }
    : { book, lines: aspectsOf(played.answer, played.events)[id] };

const wordsOf = ({ lines, fault }: Column): string =>
  fault ? fault.code : lines.map(({ text }) => text).join('\n');

function AspectRow({
  id,
  columns,
  onChoose,
}: {
  readonly id: AspectId;
  readonly columns: readonly Column[];
  readonly onChoose?: Props['onChoose'];
}) {
  const same = columns.every((column) => wordsOf(column) === wordsOf(columns[0]!));
  const choosable = onChoose && columns.some(({ lines }) => lines.some(({ choice }) => choice));
  if (same && !choosable)
    return (
      <tr class="same">
        <th scope="row">{ASPECTS[id]}</th>
        <td colSpan={columns.length}>
          <Lines column={columns[0]!} nothing={NOTHING[id]} plain />
          {columns.length > 1 && <small class="alike">in elke editie gelijk</small>}
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{ASPECTS[id]}</th>
      {columns.map((column, at) => {
        const before = columns[at - 1];
        const other = before && wordsOf(before) !== wordsOf(column);
        return (
          <td key={column.book.id} class={`ed${other ? ' other' : ''}`} style={column.book.style}>
            <span class="in">{column.book.year}</span>
            <Lines column={column} nothing={NOTHING[id]} onChoose={onChoose} />
            {before && (
              <small class={other ? 'unlike' : 'alike'}>
                {other ? 'anders dan' : 'als'} {before.book.year}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Lines({
  column: { book, lines, fault },
  nothing,
  plain = false,
  onChoose,
}: {
  readonly column: Column;
  readonly nothing: string;
  readonly plain?: boolean;
  readonly onChoose?: Props['onChoose'];
}) {
  if (fault) return <p class="none">Dit verloop kan hier niet worden beslist</p>;
  if (lines.length === 0) return <p class="none">{nothing}</p>;
  return (
    <>
      {lines.map(({ text, cites, choice }) => (
        <p key={text}>
          {choice && onChoose ? (
            <button type="button" onClick={() => onChoose(book.id, choice)}>
              <SuitText text={text} />
            </button>
          ) : (
            <SuitText text={text} />
          )}
          {!plain && cites.length > 0 && (
            <>
              {' '}
              (<Cites book={book} cites={cites} />)
            </>
          )}
        </p>
      ))}
    </>
  );
}

function Cites({ book, cites }: { readonly book: Book; readonly cites: readonly string[] }) {
  return (
    <>
      {cites.map((cite, at) => {
        const link = provisionOf([book], book.id, cite);
        return (
          <span key={cite}>
            {at > 0 && <span class="comma">, </span>}
            {link ? (
              <a class="ref" href={link.href} {...(link.held && { 'data-ref': '' })}>
                {cite}
              </a>
            ) : (
              cite
            )}
          </span>
        );
      })}
    </>
  );
}
