/**
 * "Probeer zelf": a case that the reader may change, ruled under every edition at once. The whole case stands in the
 * address, so that it can be passed on and comes back after a reload. Loaded only when it is asked for.
 */
import './try-case.css';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFault } from '../../engine/record.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { seatName } from '../../dutch/seats.ts';
import { AuctionTable } from '../AuctionTable.tsx';
import type { Book } from './books.ts';
import { CaseTable } from './CaseTable.tsx';
import { ADDITIONS, withAddition, withChoice, withEvent, type Addition } from './edit.ts';
import { EventRow } from './EventRow.tsx';
import { ruleStory, storyCells, type Story } from './story.ts';

interface Props {
  readonly title: string;
  readonly start: Story;
  /** the case as the page tells it, to go back to */
  readonly original: Story;
  readonly books: readonly Book[];
  /** what the address told, where it tells no case */
  readonly unread?: string | undefined;
  /** Called with every change, to write it in the address. */
  readonly onChange: (story: Story) => void;
}

const ADD: Readonly<Record<Addition, string>> = {
  call: 'bieding',
  attention: 'er wordt op gewezen',
  replace: 'vervanging',
  change: 'wijziging',
  expose: 'getoonde kaart',
};

const NAMED = 40;
/** What an address told, short enough for one line or two. */
const shortened = (word: string): string => (word.length > NAMED ? `${word.slice(0, NAMED)}…` : word);

/** Draws the case to change in a place of the page. */
export const drawCase = (place: HTMLElement, props: Props): void => render(<TryCase {...props} />, place);

/** The case to change, and its rulings. */
function TryCase({ title, start, original, books, unread, onChange }: Props) {
  const [story, setStory] = useState(start);
  const [said, setSaid] = useState('');
  const current = books.at(-1)!.id;
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => onChange(story), [story]);
  const change = (next: Story) => {
    setStory(next);
    setSaid('Opnieuw beslist.');
  };
  /** A change that takes away what had the focus. */
  const replaceFocus = (next: Story) => {
    change(next);
    verdict.current?.focus();
  };
  const rulings = books.map((book) => ({ book, played: ruleStory(story, book.id) }));
  return (
    <div class="try-case">
      {unread && story === start && (
        <p class="notice" role="alert">
          Het verloop in het adres is niet te lezen: “{shortened(unread)}”. Hier staat de zaak van deze
          bladzijde.
        </p>
      )}
      <p class="soft">
        Verander wat je wilt. Alle edities beslissen meteen mee; de link in de adresbalk kun je doorgeven.
      </p>
      <DealerChoice dealer={story.dealer} onChange={(dealer) => change({ ...story, dealer })} />
      <ol class="events">
        {story.events.map((event, at) => (
          <EventRow
            key={at}
            event={event}
            number={at + 1}
            turn={turnAt(story, at, current)}
            askComparable={asksFinding(story, at, books)}
            onChange={(next) => change(withEvent(story, at, next))}
            onRemove={() => replaceFocus(withEvent(story, at))}
          />
        ))}
      </ol>
      <div class="add">
        {ADDITIONS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            onClick={() => change(withAddition(story, kind, current))}
          >
            + {ADD[kind]}
          </button>
        ))}
        <button type="button" class="button" onClick={() => change(original)}>
          Terug naar de zaak
        </button>
      </div>
      <h4 ref={verdict} tabIndex={-1}>
        Zo beslissen de edities
      </h4>
      <AuctionTable dealer={story.dealer} vulnerable={story.vulnerable} cells={storyCells(story, current)} />
      <CaseTable
        rulings={rulings}
        caption={`${title}, zelf veranderd: de beslissing per editie`}
        onChoose={(edition, { id, by }) => replaceFocus(withChoice(story, edition, id, by))}
      />
      <p role="status" class="hidden-label">
        {said}
      </p>
    </div>
  );
}

function DealerChoice({
  dealer,
  onChange,
}: {
  readonly dealer: Seat;
  readonly onChange: (dealer: Seat) => void;
}) {
  return (
    <fieldset class="dealer">
      <legend>Gever</legend>
      {SEATS.map((seat) => (
        <label key={seat} class="box">
          <input type="radio" name="gever" checked={seat === dealer} onChange={() => onChange(seat)} />{' '}
          {seatName(seat)}
        </label>
      ))}
    </fieldset>
  );
}

/** Whose turn it is before an event, as the current edition sees it. */
function turnAt(story: Story, at: number, edition: string): Seat | undefined {
  const before = ruleStory({ ...story, events: story.events.slice(0, at) }, edition);
  return isFault(before) ? undefined : (before.answer.turn ?? undefined);
}

/** Whether any edition wants to know about this call, or has been told. */
function asksFinding(story: Story, at: number, books: readonly Book[]): boolean {
  const event = story.events[at];
  if (event?.kind !== 'call' && event?.kind !== 'replace') return false;
  if (event.comparable !== undefined) return true;
  return books.some(({ id }) => {
    const after = ruleStory({ ...story, events: story.events.slice(0, at + 1) }, id);
    return !isFault(after) && after.answer.questions.includes('comparable');
  });
}
