/**
 * A board from a PBN or LIN file as a case: chosen, dropped or pasted. The file is read in the browser and goes nowhere. Whatever
 * it holds, there is a board to open or a sentence on why not.
 */
import './from-file.css';
import { useId, useRef, useState } from 'preact/hooks';
import type { Board, Problem, Reading } from '../../bridge/board.ts';
import { parseBoards } from '../../bridge/file.ts';
import { resultOf } from '../../bridge/result.ts';
import { boardInShort, playersOf, sayLosses } from '../../dutch/exchange.ts';
import { sayProblem } from '../../dutch/problems.ts';
import { SuitText } from '../SuitText.tsx';
import { makeFragment } from './case-address.ts';
import { newCase, type Case } from './case.ts';
import { caseFromBoard } from './case-from-board.ts';
import type { Told } from './Told.tsx';

export interface Props {
  /** The edition for a new case. */
  readonly edition: string;
  /** The case that the board comes into, in which nothing happened yet; without one it comes into a new case. */
  readonly kase?: Case;
  /** Opens the case of an address; `told`: what is said of how it came there. */
  readonly onOpen: (fragment: string, told: Told) => void;
}

const MEGABYTES = 2;
const LARGEST = MEGABYTES * 1_000_000;
/** Boards that the list shows at a time. */
const SHOWN = 40;
/** Problems that are told one by one. */
const TOLD = 8;

interface Read {
  readonly name: string;
  readonly reading: Reading;
}

/** The field for a file, the one for text, and the boards that were found. */
export function FromFile({ edition, kase, onOpen }: Props) {
  const id = useId();
  const [said, setSaid] = useState('');
  const [read, setRead] = useState<Read>();
  const [text, setText] = useState('');
  const turn = useRef(0);

  const open = ({ name, reading }: Read, board: Board) => {
    const { kase: opened, losses } = caseFromBoard(kase ?? newCase(edition), board);
    const faults = [
      ...board.problems,
      ...resultOf(board, undefined).problems.filter(({ code }) => code !== 'auction-unfinished'),
      ...(reading.boards.length === 1 ? reading.problems : []),
    ];
    const fragment = makeFragment(opened);
    onOpen(fragment, {
      from: fragment,
      heading: `Gelezen uit ${name}: ${boardInShort(board)}`,
      lines: [...sayAll(faults), ...sayLosses(losses)],
    });
  };
  const take = (name: string, bytes: Uint8Array) => {
    const reading = parseBoards(name, bytes);
    const { boards, problems } = reading;
    const [only] = boards;
    if (boards.length === 1 && only !== undefined) return open({ name, reading }, only);
    setRead({ name, reading });
    setSaid(
      boards.length > 1
        ? `In ${name} staan ${boards.length} spellen. Kies er een.`
        : ['In wat je gaf staat geen spel in PBN of LIN.', ...sayAll(problems)].join(' '),
    );
  };
  const start = (name: string, size: number, bytes: () => Promise<Uint8Array>) => {
    const mine = ++turn.current;
    setRead(undefined);
    if (size > LARGEST)
      return setSaid(
        `${name} is ${(size / 1e6).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB; gelezen wordt hoogstens ${MEGABYTES} MB.`,
      );
    setSaid('');
    bytes()
      .then((found) => mine === turn.current && take(name, found))
      .catch(() => mine === turn.current && setSaid(`${name} is niet te lezen. Kies het opnieuw.`));
  };
  const takeFile = (file: File | undefined) =>
    file && start(file.name, file.size, async () => new Uint8Array(await file.arrayBuffer()));
  const takeText = (given: string) => {
    const bytes = new TextEncoder().encode(given);
    start('de tekst', bytes.length, () => Promise.resolve(bytes));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const dropped = event.dataTransfer?.getData('text');
    if (file) takeFile(file);
    else if (dropped) takeText(dropped);
  };
  return (
    <div class="from-file-panel" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>
        Mee komen het nummer, de gever, de kwetsbaarheid en het bieden; wat niet meekomt wordt genoemd, met de
        regel. Het bestand (UTF-8 of Latin-1, hoogstens {MEGABYTES} MB) blijft op je toestel.
      </p>
      <label for={`${id}-bestand`}>Kies een bestand of sleep het hierheen</label>
      <input
        id={`${id}-bestand`}
        type="file"
        onChange={({ currentTarget }) => {
          takeFile(currentTarget.files?.[0]);
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <label for={`${id}-tekst`}>Of plak de tekst</label>
      <textarea
        id={`${id}-tekst`}
        rows={3}
        value={text}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="button" class="button" onClick={() => takeText(text)}>
        Lees de tekst
      </button>
      <p role="status">
        <SuitText text={said} />
      </p>
      {read && read.reading.boards.length > 1 && (
        <Boards key={`${turn.current}`} read={read} onPick={(board) => open(read, board)} />
      )}
    </div>
  );
}

/** The boards of a file, so many at a time, and what is wrong outside them. */
function Boards({ read, onPick }: { readonly read: Read; readonly onPick: (board: Board) => void }) {
  const [shown, setShown] = useState(SHOWN);
  const { boards, problems } = read.reading;
  return (
    <>
      <ul class="boards">
        {boards.slice(0, shown).map((board, at) => (
          <li key={at}>
            <button type="button" class="button" onClick={() => onPick(board)}>
              <SuitText text={boardInShort(board)} />
              <span class="small soft">
                {[`regel ${board.line}`, playersOf(board)].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown < boards.length && (
        <button type="button" class="button" onClick={() => setShown(shown + SHOWN)}>
          Toon meer ({boards.length - shown})
        </button>
      )}
      {problems.length > 0 && (
        <ul class="small">
          {sayAll(problems).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is wrong, a sentence each; of very many the first ones, and how many more there are. */
const sayAll = (problems: readonly Problem[]): readonly string[] => {
  const more = problems.length - TOLD;
  return [
    ...problems.slice(0, TOLD).map(sayProblem),
    ...(more > 0 ? [`En nog ${more} ${more === 1 ? 'regel' : 'regels'} waarmee iets is.`] : []),
  ];
};
