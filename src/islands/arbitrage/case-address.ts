/**
 * A case as text in the part of an address behind `#`, which never leaves the device, and back. Words are read with care:
 * an address that somebody made up gives a trouble with a code, never a half-read case. `parse(make(case))` is the case, but for
 * the meanings of calls, which the helper never asks.
 *
 * `editie=2017&zaak=bN-1S_bE-1H_l_kS-reject_rE-2C_f4.n`: the events as everywhere on the site (`compare/notation.ts`), and
 * findings: `f4.n` about event 4, with the flags of the events for comparable (`y`, `n`) and over (`o`, `p`).
 */
import type { TableEvent, TableRecord } from '../../engine/record.ts';
import { parseSeat, type Vulnerability } from '../../engine/seats.ts';
import { makeEvent, parseEvent } from '../compare/notation.ts';
import { HIGHEST_BOARD, newCase, VENUES, withBoard, type Case, type Finding, type Move } from './case.ts';
import { withSeats } from './ruled.ts';

/** What can be wrong with an address: too long to be a case, an edition or seat that is not there, a move that cannot be read. */
export const ADDRESS_TROUBLES = ['too-long', 'unknown-edition', 'unknown-seat', 'unreadable-move'] as const;
export interface AddressTrouble {
  readonly kind: 'trouble';
  readonly code: (typeof ADDRESS_TROUBLES)[number];
  /** The piece that cannot be read, cut short. */
  readonly found: string;
}

/** Longer is no case from a table. */
const LONGEST = 6000;
const MOST_MOVES = 200;
const FOUND_AT_MOST = 40;
const HELD_ANSWER = /^[a-z0-9-]{1,40}$/;
const CLAIM = /^[A-Za-z0-9._~*-]{1,400}$/;

const SHORT: { readonly [vulnerable in Vulnerability]: string } = {
  none: '-',
  NS: 'NS',
  EW: 'EW',
  both: 'NSEW',
};

/** The fragment of a case, without `#`; empty for a case in which nothing is set. */
export const makeFragment = (kase: Case): string => {
  const {
    edition,
    board,
    dealer,
    vulnerable,
    situation,
    venue,
    playing,
    asked,
    moves,
    cursor,
    checklist,
    claim,
  } = kase;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['editie', edition],
    ['geval', situation],
    ['bord', board === undefined ? undefined : String(board)],
    ['gever', board === undefined && dealer !== 'N' ? dealer : undefined],
    ['kwetsbaar', board === undefined && vulnerable !== 'none' ? SHORT[vulnerable] : undefined],
    ['waar', venue === 'online' ? venue : undefined],
    ['speelt', playing ? 'mee' : undefined],
    ['vraag', asked ? 'ja' : undefined],
    ['zaak', moves.length > 0 ? moves.map(makeMove).join('_') : undefined],
    ['stap', cursor === moves.length ? undefined : String(cursor)],
    [
      'lijst',
      Object.entries(checklist)
        .map(([question, value]) => `${question}*${value}`)
        .join('.') || undefined,
    ],
    ['eis', claim],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
};

/** The fragment of a case that happened as a record tells it, under the edition of the record. */
export const recordFragment = ({ edition, dealer, vulnerable, events }: TableRecord): string => {
  const kase = { ...newCase(edition), dealer, vulnerable };
  return makeFragment({ ...kase, moves: withSeats(kase, events), cursor: events.length });
};

/**
 * Reads a fragment (with or without `#`). `editions`: those that exist; the first field that cannot be read is the trouble.
 * Undefined when it holds no case.
 */
export const parseFragment = (
  text: string,
  editions: readonly string[],
): Case | AddressTrouble | undefined => {
  const fragment = text.replace(/^#/, '');
  if (fragment.length > LONGEST) return trouble('too-long', fragment);
  const given = fieldsOf(fragment);
  if (!given.has('editie')) return given.has('zaak') ? trouble('unknown-edition', '') : undefined;
  const edition = given.get('editie') ?? '';
  if (!editions.includes(edition)) return trouble('unknown-edition', edition);
  const seated = seatedCase(given, edition);
  if ('code' in seated) return seated;
  const moves = parseMoves(seated, given.get('zaak') ?? '');
  if ('code' in moves) return moves;
  const cursor = Number(given.get('stap') ?? moves.length);
  return {
    ...seated,
    moves,
    cursor: Number.isInteger(cursor) && cursor >= 0 && cursor <= moves.length ? cursor : moves.length,
  };
};

const fieldsOf = (fragment: string): ReadonlyMap<string, string> =>
  new Map(
    fragment.split('&').flatMap((field) => {
      const at = field.indexOf('=');
      return at < 1 ? [] : [[field.slice(0, at), decoded(field.slice(at + 1))] as const];
    }),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const seatedCase = (given: ReadonlyMap<string, string>, edition: string): Case | AddressTrouble => {
  const situation = given.get('geval');
  const dealer = parseSeat(given.get('gever') ?? 'N');
  if (dealer === undefined) return trouble('unknown-seat', given.get('gever') ?? '');
  const short = given.get('kwetsbaar') ?? '-';
  const vulnerable = (Object.keys(SHORT) as Vulnerability[]).find((each) => SHORT[each] === short);
  if (vulnerable === undefined) return trouble('unknown-seat', short);
  const claim = given.get('eis');
  const kase: Case = {
    ...newCase(edition, situation !== undefined && HELD_ANSWER.test(situation) ? situation : undefined),
    dealer,
    vulnerable,
    venue: VENUES.find((each) => each === given.get('waar')) ?? 'table',
    playing: given.get('speelt') === 'mee',
    asked: given.get('vraag') === 'ja',
    checklist: parseChecklist(given.get('lijst') ?? ''),
    ...(claim !== undefined && CLAIM.test(claim) && { claim }),
  };
  const board = /^\d{1,3}$/.test(given.get('bord') ?? '') ? Number(given.get('bord')) : undefined;
  return board !== undefined && board >= 1 && board <= HIGHEST_BOARD ? withBoard(kase, board) : kase;
};

const parseChecklist = (text: string): Case['checklist'] =>
  Object.fromEntries(
    text
      .split('.')
      .map((pair) => pair.split('*'))
      .flatMap(([question = '', value = '']) =>
        HELD_ANSWER.test(question) && HELD_ANSWER.test(value) ? [[question, value]] : [],
      ),
  );

const trouble = (code: AddressTrouble['code'], found: string): AddressTrouble => ({
  kind: 'trouble',
  code,
  found: found.slice(0, FOUND_AT_MOST),
});

// ---- moves ------------------------------------------------------------------------------------------------------

const FINDINGS = {
  y: { question: 'comparable', value: true },
  n: { question: 'comparable', value: false },
  o: { question: 'over', value: true },
  p: { question: 'over', value: false },
} as const;
type Flag = keyof typeof FINDINGS;
const FLAGS = Object.keys(FINDINGS) as Flag[];

const makeMove = (move: Move): string => (move.kind === 'finding' ? makeFinding(move) : makeEvent(move));

const makeFinding = ({ event, question, value }: Finding): string =>
  `f${event}.${FLAGS.find((flag) => FINDINGS[flag].question === question && FINDINGS[flag].value === value)}`;

const parseMoves = (kase: Case, text: string): readonly Move[] | AddressTrouble => {
  const pieces = text === '' ? [] : text.split('_');
  if (pieces.length > MOST_MOVES) return trouble('too-long', text);
  const read: Move[] = [];
  for (const piece of pieces) {
    const move = parseFinding(piece) ?? parseEvent(piece);
    if (move === undefined) return trouble('unreadable-move', piece);
    read.push(move);
  }
  const events = withSeats(
    kase,
    read.filter((move): move is TableEvent => move.kind !== 'finding'),
  ).values();
  return read.map((move) => (move.kind === 'finding' ? move : (events.next().value ?? move)));
};

const parseFinding = (piece: string): Finding | undefined => {
  const [, event, letter] = /^f(\d{1,3})\.([ynop])$/.exec(piece) ?? [];
  const flag = FLAGS.find((each) => each === letter);
  return flag === undefined ? undefined : { kind: 'finding', event: Number(event), ...FINDINGS[flag] };
};
