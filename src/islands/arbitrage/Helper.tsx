/**
 * The ruling helper: the case that stands in the address, its settings, and what goes with its situation: the table for the
 * auction, a checklist for the play, the last cards for a claim. Whatever is wrong with an address or the storage, it says so.
 */
import { useState } from 'preact/hooks';
import { addressTroubleInWords } from '../../dutch/table.ts';
import { onlineNote, ONLINE_ALWAYS } from '../../dutch/online.ts';
import type { Situation } from '../../situations.ts';
import { FileFold } from './FileFold.tsx';
import { makeFragment } from './case-address.ts';
import { isEmpty, stepBack, stepForward, type Case } from './case.ts';
import type { Checklist } from './checklist.ts';
import { Cites, LawReader } from './LawDialog.tsx';
import { lazily } from '../lazily.tsx';
import type { Book } from '../compare/books.ts';
import { Settings } from './Settings.tsx';
import { Start } from './Start.tsx';
import { ToldOfFile, type Told } from './Told.tsx';
import { useCase } from './useCase.ts';

const Table = lazily(async () => (await import('./Table.tsx')).Table);
const Tools = lazily(async () => (await import('./Tools.tsx')).Tools);
const ChecklistView = lazily(async () => (await import('./ChecklistView.tsx')).ChecklistView);
const ClaimView = lazily(async () => (await import('./ClaimView.tsx')).ClaimView);

export interface Props {
  readonly books: readonly Book[];
  /** The edition in force. */
  readonly current: string;
  readonly situations: readonly Situation[];
  readonly checklists: readonly Checklist[];
  /** What is said of the case that is opened first, when it came out of a file. */
  readonly told?: Told | undefined;
}

/** The helper, or what can be taken up again while no case is open. */
export function Helper({ books, current, situations, checklists, told: first }: Props) {
  const [told, setTold] = useState(first);
  const { kase, trouble, earlier, set, open, clear } = useCase(
    books.map(({ id }) => id),
    current,
    situations.map(({ id }) => id),
  );
  const openCase = (fragment: string, said?: Told) => {
    setTold(said);
    open(fragment);
  };
  if (kase === undefined)
    return (
      <Start
        trouble={trouble && addressTroubleInWords(trouble.code, trouble.found)}
        earlier={earlier}
        current={current}
        onOpen={openCase}
      />
    );
  // Another case, as by the browser's back, did not come from the file.
  const shown = told && makeFragment(kase).startsWith(told.from) ? told : undefined;
  const book = books.find(({ id }) => id === kase.edition) ?? books[0];
  if (book === undefined) return null;
  const situation = situations.find(({ id }) => id === kase.situation);
  return (
    <div class="ed case" style={book.style} data-busy={isEmpty(kase) ? undefined : ''}>
      <LawReader book={book}>
        <Bar
          kase={kase}
          set={set}
          clear={() => {
            setTold(undefined);
            clear();
          }}
        />
        <h1>{situation?.title ?? 'Arbitrage'}</h1>
        <p class="on-paper">{book.title}</p>
        <Settings kase={kase} set={set} books={books} withBoardOf={situation?.ruled ?? true} />
        {kase.venue === 'online' && (
          <p class="notice">
            {onlineNote(kase.situation)} {ONLINE_ALWAYS}
          </p>
        )}
        {shown && <ToldOfFile {...shown} />}
        <Body kase={kase} set={set} book={book} checklists={checklists} {...(situation && { situation })} />
        <Exits book={book} />
        {isEmpty(kase) && situation?.ruled !== false && (
          <FileFold edition={kase.edition} kase={kase} onOpen={openCase} />
        )}
        <Tools kase={kase} set={set} book={book} />
      </LawReader>
    </div>
  );
}

interface BarProps {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly clear: () => void;
}

/** Back, forward and a new case. Nothing here forgets anything. */
const Bar = ({ kase, set, clear }: BarProps) => (
  <div class="bar">
    <button
      type="button"
      class="button quiet"
      disabled={kase.cursor === 0}
      onClick={() => set(stepBack(kase))}
    >
      ← Terug
    </button>
    <button
      type="button"
      class="button quiet"
      disabled={kase.cursor === kase.moves.length}
      onClick={() => set(stepForward(kase))}
    >
      Vooruit →
    </button>
    <button type="button" class="button quiet" onClick={clear}>
      Nieuwe zaak
    </button>
  </div>
);

interface BodyProps {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly book: Book;
  readonly situation?: Situation;
  readonly checklists: readonly Checklist[];
}

function Body({ kase, set, book, situation, checklists }: BodyProps) {
  if (situation === undefined || situation.ruled)
    return <Table kase={kase} set={set} enter={situation?.enter} />;
  const list = checklists.find((each) => each.edition === kase.edition && each.situation === situation.id);
  return (
    <>
      <p class="notice">
        Hierover rekent de hulp niet zelf.{' '}
        {list
          ? 'Je volgt de artikelen stap voor stap; wat je vaststelt bepaal jij.'
          : `Van ${book.year} staan deze artikelen niet op deze site. Kies een andere editie.`}{' '}
        {list?.edition === kase.edition && (
          <Cites cites={situation.articles.filter((each) => book.held.includes(each))} />
        )}
      </p>
      {list && <ChecklistView list={list} kase={kase} set={set} />}
      {list?.ending && <ClaimView kase={kase} set={set} concession={list.ending.concession} />}
    </>
  );
}

/** Ways out that are always open: the director's own error, and the right to appeal. */
const EXITS: readonly { readonly cite: string; readonly name: string }[] = [
  { cite: '82', name: 'Arbiterfout (82)' },
  { cite: '92', name: 'Protest (92)' },
];

const Exits = ({ book }: { readonly book: Book }) => {
  const held = EXITS.filter(({ cite }) => book.held.includes(cite));
  return held.length === 0 ? null : (
    <p class="exits">
      <Cites
        cites={held.map(({ cite }) => cite)}
        names={(cite) => EXITS.find((exit) => exit.cite === cite)?.name ?? cite}
      />
    </p>
  );
};
