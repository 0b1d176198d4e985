/** What the case is about before anything happened: edition, board, dealer, vulnerability, where it is played, and whether the director still plays it. */
import { useId } from 'preact/hooks';
import { VULNERABILITIES, type Vulnerability } from '../../engine/seats.ts';
import { seatName, vulnerableInWords } from '../../dutch/seats.ts';
import { HIGHEST_BOARD, withBoard, withSeating, type Case } from './case.ts';
import type { Book } from '../compare/books.ts';
import { SeatPick } from './SeatPick.tsx';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly books: readonly Book[];
  /** Whether an auction is asked for in this case. */
  readonly withBoardOf: boolean;
}

/** The settings, folded under one line that says how they stand. */
export function Settings({ kase, set, books, withBoardOf }: Props) {
  const id = useId();
  return (
    <details class="fold settings">
      <summary>
        {kase.edition} · {kase.venue === 'table' ? 'aan tafel' : 'online'}
        {withBoardOf && ` · gever ${seatName(kase.dealer)} · ${vulnerableInWords(kase.vulnerable)}`}
        {kase.playing && ' · ik speel nog'}
      </summary>
      <div class="panel">
        <label for={`${id}-editie`}>Editie</label>
        <select
          id={`${id}-editie`}
          value={kase.edition}
          onChange={({ currentTarget }) => set({ ...kase, edition: currentTarget.value })}
        >
          {books.map((book) => (
            <option key={book.id} value={book.id}>
              {book.title}
            </option>
          ))}
        </select>
        {withBoardOf && (
          <>
            <label for={`${id}-bord`}>Nummer van het spel</label>
            <input
              id={`${id}-bord`}
              type="number"
              inputMode="numeric"
              min={1}
              max={HIGHEST_BOARD}
              value={kase.board ?? ''}
              onChange={({ currentTarget }) =>
                set(withBoard(kase, currentTarget.value === '' ? undefined : Number(currentTarget.value)))
              }
            />
            <SeatPick
              legend="Gever"
              value={kase.dealer}
              onPick={(dealer) => set(withSeating(kase, { dealer }))}
            />
            <label for={`${id}-kw`}>Kwetsbaar</label>
            <select
              id={`${id}-kw`}
              value={kase.vulnerable}
              onChange={({ currentTarget }) =>
                set(withSeating(kase, { vulnerable: currentTarget.value as Vulnerability }))
              }
            >
              {VULNERABILITIES.map((each) => (
                <option key={each} value={each}>
                  {vulnerableInWords(each)}
                </option>
              ))}
            </select>
          </>
        )}
        <fieldset class="answers row">
          <legend>Waar wordt gespeeld?</legend>
          {(['table', 'online'] as const).map((venue) => (
            <label key={venue} class="check">
              <input
                type="radio"
                name={`${id}-waar`}
                checked={kase.venue === venue}
                onChange={() => set({ ...kase, venue })}
              />{' '}
              {venue === 'table' ? 'aan tafel' : 'online'}
            </label>
          ))}
        </fieldset>
        <label class="check">
          <input
            type="checkbox"
            checked={kase.playing}
            onChange={({ currentTarget }) => set({ ...kase, playing: currentTarget.checked })}
          />{' '}
          Ik moet dit spel nog spelen
        </label>
      </div>
    </details>
  );
}
