/**
 * What an auction table cannot hold of what happened, in Dutch: choices, cards that were shown, what the director
 * established about a call. The calls themselves are drawn.
 */
import type { TableEvent } from '../engine/record.ts';
import { showCall, showCard } from './calls.ts';
import { listInWords } from './citations.ts';
import { optionName } from './irregularities.ts';
import { capital } from './phrases.ts';
import { seatName } from './seats.ts';

/** What happened besides the calls, in order, a sentence each. */
export const happenedTexts = (events: readonly TableEvent[]): readonly string[] =>
  events.flatMap((event): readonly string[] => {
    switch (event.kind) {
      case 'choose':
        return [`${seatName(event.by)} kiest: ${optionName(event.choice)}.`];
      case 'expose':
        return [
          `${seatName(event.by)} ${event.led ? 'speelt te vroeg' : 'toont'} ${listInWords(event.cards.map(showCard))}.`,
        ];
      case 'attention':
        return [];
      case 'change':
        return [...changed(event), ...meant(event)];
      case 'call':
      case 'replace':
        return meant(event);
    }
  });

/** The cards that were shown: what a reader needs to know before anything is ruled. */
export const shownTexts = (events: readonly TableEvent[]): readonly string[] =>
  happenedTexts(events.filter(({ kind }) => kind === 'expose'));

type Change = Extract<TableEvent, { kind: 'change' }>;
type Said = Extract<TableEvent, { artificial: boolean }>;

const changed = ({ unintended, atOnce }: Change): readonly string[] => {
  if (!unintended && !atOnce) return [];
  const slip = unintended ? 'De eerste bieding was een vergissing' : 'De speler herstelt zich';
  return [`${slip}${atOnce ? ', meteen' : ''}.`];
};

/** What is known or established of the meaning of a call. */
const meant = (event: Said): readonly string[] => {
  const it = capital(showCall(event.call));
  return [
    ...(event.artificial ? [`${it} is conventioneel.`] : []),
    ...(event.comparable === undefined
      ? []
      : [`De arbiter vindt: ${showCall(event.call)} zegt ${event.comparable ? SAME : 'iets anders'}.`]),
    ...('over' in event && event.over !== undefined
      ? [
          `${it} is bedoeld ${event.over ? 'over de bieding voor de beurt heen' : 'alsof er niets voor de beurt was geboden'}.`,
        ]
      : []),
  ];
};

const SAME = 'hetzelfde of preciezer';
