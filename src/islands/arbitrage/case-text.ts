/** A case as plain text to send: the board, the auction, what was established and chosen, the director's words, and the address. */
import type { Answer } from '../../engine/index.ts';
import type { TableEvent } from '../../engine/record.ts';
import { showCall, showCard } from '../../dutch/calls.ts';
import { seatName, vulnerableInWords } from '../../dutch/seats.ts';
import { tellSteps } from '../../dutch/steps.ts';
import { irregularityName } from '../../dutch/irregularities.ts';
import { chosenInWords, whatIsAwaited } from '../../dutch/table.ts';
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
    `Bieden: ${cells.map(cellText).join(', ')}`,
    ...happened(events),
    ...(answer.irregularity ? [irregularityName(answer.irregularity.kind)] : []),
    ...tellSteps(answer)
      .filter(({ where, do: act }) => where === 'table' && act !== 'establish')
      .map(({ text, cites }) => `- ${text} (${listInWords(cites)})`),
    whatIsAwaited(answer),
    address,
  ]
    .filter((line) => line !== '')
    .join('\n');

const cellText = ({ by, call, words }: AuctionCell): string =>
  `${seatName(by)} ${call === undefined ? '?' : showCall(call)}${words ? ` (${words})` : ''}`;

const happened = (events: readonly TableEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'choose') return [chosenInWords(event.by, event.choice)];
    if (event.kind === 'expose')
      return [
        `${seatName(event.by)} toonde ${listInWords(event.cards.map(showCard))}${event.led ? ' (voorgespeeld)' : ''}`,
      ];
    return [];
  });
