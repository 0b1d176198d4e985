/** Changes to a case, as pure functions on the story: what the controls of "Probeer zelf" do. */
import { isFault, type TableEvent } from '../../engine/record.ts';
import { lowestSufficient } from '../../engine/auction.ts';
import type { OptionId } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Answer } from '../../engine/answer.ts';
import { ruleStory, type Story } from './story.ts';

/** What can be added to a case. */
export const ADDITIONS = ['call', 'attention', 'replace', 'change', 'expose'] as const;
export type Addition = (typeof ADDITIONS)[number];

/** The story with one event put in another's place, or taken out when there is none. */
export const withEvent = (story: Story, at: number, event?: TableEvent): Story => ({
  ...story,
  events: story.events.flatMap((old, index) => (index === at ? (event ?? []) : old)),
});

/** The story with an event at the end: the next call that is allowed, a substitute by whoever must substitute, … */
export function withAddition(story: Story, kind: Addition, edition: string): Story {
  const played = ruleStory(story, edition);
  const answer = isFault(played) ? undefined : played.answer;
  return { ...story, events: [...story.events, newEvent(kind, story, answer)] };
}

function newEvent(kind: Addition, { dealer, events }: Story, answer: Answer | undefined): TableEvent {
  const spoken = { artificial: false } as const;
  const last = events.findLast((event) => event.kind === 'call');
  const by = answer?.turn ?? dealer;
  switch (kind) {
    case 'call':
      return { kind, call: 'P', ...spoken, simultaneous: false };
    case 'attention':
      return { kind };
    case 'replace':
      return { kind, by: answer?.irregularity?.by ?? by, call: lowestBid(answer, by), ...spoken };
    case 'change':
      return {
        kind,
        by: last?.by ?? answer?.auction.at(-1)?.by ?? dealer,
        call: 'P',
        ...spoken,
        unintended: false,
        atOnce: false,
      };
    case 'expose':
      return { kind, by, cards: ['HT'], led: false };
  }
}

const lowestBid = (answer: Answer | undefined, by: Seat) =>
  lowestSufficient({ dealer: by, calls: answer?.auction ?? [] }) ?? 'P';

/**
 * The story with a choice made where an edition asks for it: at the event after which it does. Another choice that was
 * made there and that this edition would take goes out.
 */
export function withChoice(story: Story, edition: string, choice: OptionId, by: Seat): Story {
  const at = asksAt(story, edition, choice, by);
  const event: TableEvent = { kind: 'choose', choice, by };
  return { ...story, events: [...story.events.slice(0, at), event, ...story.events.slice(at)] };
}

/** After how many events this choice lies open, and stays open to the end. */
function asksAt(story: Story, edition: string, choice: OptionId, by: Seat): number {
  for (let at = story.events.length; at > 0; at--) {
    const before = ruleStory({ ...story, events: story.events.slice(0, at - 1) }, edition);
    const open =
      !isFault(before) && before.answer.options.some((option) => option.id === choice && option.by === by);
    if (!open) return at;
  }
  return 0;
}
