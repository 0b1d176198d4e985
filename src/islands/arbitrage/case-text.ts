/** A case as plain text to send: the board, the auction, what was established and chosen, the director's words, and the address. */
import type { Answer } from '../../engine/index.ts';
import type { TableEvent } from '../../engine/record.ts';
import { drawnCall } from '../../dutch/exchange.ts';
import { happenedTexts } from '../../dutch/happened.ts';
import { seatName, vulnerableInWords } from '../../dutch/seats.ts';
import { tellSteps } from '../../dutch/steps.ts';
import { irregularityName } from '../../dutch/irregularities.ts';
import { whatIsAwaited } from '../../dutch/table.ts';
import { listInWords } from '../../dutch/citations.ts';
import type { AuctionCell } from '../AuctionTable.tsx';
import type { Case } from './case.ts';

/** What goes into the text besides the case itself. */
export interface Told {
  readonly answer: Answer;
  readonly events: readonly TableEvent[];
  readonly cells: readonly AuctionCell[];
  /** The name of the edition: “Spelregels voor wedstrijdbridge 2017”. */
  readonly edition: string;
  readonly address: string;
  readonly note?: string;
}

/** The text of a case. Without the steps that are for one player apart: those are not for everybody's eyes. */
export const caseText = (kase: Case, { answer, events, cells, edition, address, note }: Told): string =>
  [
    `Arbitrage, ${edition}`,
    ...(note ? [note] : []),
    `${kase.board === undefined ? '' : `Spel ${kase.board}, `}gever ${seatName(kase.dealer)}, ${vulnerableInWords(kase.vulnerable)}`,
    `Bieden: ${cells.map(drawnCall).join(', ')}`,
    ...happenedTexts(events),
    ...(answer.irregularity ? [irregularityName(answer.irregularity.kind)] : []),
    ...tellSteps(answer)
      .filter(({ where, do: act }) => where === 'table' && act !== 'establish')
      .map(({ text, cites }) => `- ${text} (${listInWords(cites)})`),
    whatIsAwaited(answer),
    address,
  ]
    .filter((line) => line !== '')
    .join('\n');
