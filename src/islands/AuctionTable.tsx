/**
 * An auction as a four-column table West, North, East, South. The one drawing of an auction on the site: pages render it
 * without script, islands with. What is irregular is framed and named in words; who is dealer and who is vulnerable too.
 */
import './auction-table.css';
import type { SpokenCall } from '../engine/calls.ts';
import { isVulnerable, sideOf, type Seat, type Vulnerability } from '../engine/seats.ts';
import { showCall } from '../dutch/calls.ts';
import { seatName } from '../dutch/seats.ts';
import { SuitText } from './SuitText.tsx';

/** One call in the order in which it was made; without `call` it is the call that is asked for. */
export interface AuctionCell {
  readonly by: Seat;
  readonly call?: SpokenCall;
  /** words under the call: "onvoldoende", "voor de beurt", "ingetrokken" */
  readonly words?: string;
  /** frame the cell; an irregular call */
  readonly framed?: boolean;
  /** struck through: cancelled or withdrawn */
  readonly withdrawn?: boolean;
}

interface Props {
  readonly dealer: Seat;
  readonly vulnerable?: Vulnerability;
  readonly cells: readonly AuctionCell[];
  /** sentence for screen readers and above the table */
  readonly caption?: string;
}

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** Cells laid out in rows of four: a seat at or left of the one before starts a new row. */
export function auctionRows(
  dealer: Seat,
  cells: readonly AuctionCell[],
): readonly (readonly (AuctionCell | undefined)[])[] {
  const rows: (AuctionCell | undefined)[][] = [];
  let last = 4;
  for (const cell of cells) {
    const column = COLUMNS.indexOf(cell.by);
    if (column <= last || rows.length === 0) rows.push([undefined, undefined, undefined, undefined]);
    rows.at(-1)![column] = cell;
    last = column;
  }
  return rows.length > 0 ? rows : [COLUMNS.map((seat) => (seat === dealer ? { by: seat } : undefined))];
}

/** The auction as a table. */
export function AuctionTable({ dealer, vulnerable = 'none', cells, caption }: Props) {
  return (
    <table class="auction">
      <caption class="hidden-label">{caption ?? `Biedverloop, ${seatName(dealer)} is gever`}</caption>
      <thead>
        <tr>
          {COLUMNS.map((seat) => {
            const red = isVulnerable(vulnerable, sideOf(seat));
            return (
              <th key={seat} scope="col" class={red ? 'vulnerable' : undefined}>
                {seatName(seat)}
                {red && <span class="hidden-label"> (kwetsbaar)</span>}
                {seat === dealer && <small>gever</small>}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {auctionRows(dealer, cells).map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} class={cell?.framed ? 'framed' : undefined}>
                {cell && <Cell cell={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a long word may break in a narrow column: browsers without Dutch hyphenation would break it anywhere. */
const hyphenated = (words: string): string => words.replace(/(?<=ontoelaat)(?=baar)/, '\u00AD');

function Cell({ cell }: { readonly cell: AuctionCell }) {
  if (!cell.call)
    return (
      <span class="asked">
        <span aria-hidden="true">?</span>
        <span class="hidden-label">hier wordt naar gevraagd</span>
      </span>
    );
  const shown = <SuitText text={showCall(cell.call)} />;
  return (
    <>
      {cell.withdrawn ? <s>{shown}</s> : shown}
      {cell.words && <small>{hyphenated(cell.words)}</small>}
    </>
  );
}
