/**
 * A case as text in the part of an address behind `#`, which never leaves the device, and back. Words are read with care:
 * an address that somebody made up gives a trouble with a code, never a half-read case. `parse(make(case))` is the case, but for
 * the meanings of calls, which the helper never asks.
 *
 * `editie=2017&zaak=bN-1S_bE-1H_l_kS-reject_rE-2C_f4.n`: the events as everywhere on the site (`compare/notation.ts`), and
 * findings: `f4.n` about event 4, with the flags of the events for comparable (`y`, `n`) and over (`o`, `p`).
 */
import type { Card } from '../../engine/cards.ts';
import type { TableEvent, TableRecord } from '../../engine/record.ts';
import { parseSeat, type Seat, type Vulnerability } from '../../engine/seats.ts';
import { makeEvent, parseEvent } from '../compare/notation.ts';
import { HIGHEST_BOARD, newCase, VENUES, withBoard, type Case, type Finding, type Move } from './case.ts';
import { withSeats } from './ruled.ts';

/**
 * What can be wrong with an address: no case in it, too long to be one, an edition, situation or seat that is not there, a move
 * or another field that cannot be read.
 */
export const ADDRESS_TROUBLES = [
  'no-case',
  'too-long',
  'no-edition',
  'unknown-edition',
  'unknown-situation',
  'unknown-seat',
  'unreadable-move',
  'unreadable-field',
] as const;
export interface AddressTrouble {
  readonly kind: 'trouble';
  readonly code: (typeof ADDRESS_TROUBLES)[number];
  /** The piece that cannot be read, cut short. */
  readonly found: string;
}

/** Longer is no case from a table. */
const LONGEST = 6000;
/** The moves that a case may have. */
export const MOST_MOVES = 200;
const FOUND_AT_MOST = 40;
const HELD_ANSWER = /^[a-z0-9-]{1,40}$/;
const PAIR = /^[a-z0-9-]{1,40}\*[a-z0-9-]{1,40}$/;
const CLAIM = /^[A-Za-z0-9._~*-]{1,400}$/;

const SHORT: { readonly [vulnerable in Vulnerability]: string } = {
  none: '-',
  NS: 'NS',
  EW: 'EW',
  both: 'NSEW',
};

const FIELDS = [
  'editie',
  'geval',
  'bord',
  'gever',
  'kwetsbaar',
  'waar',
  'speelt',
  'vraag',
  'zaak',
  'stap',
  'lijst',
  'eis',
] as const;
type Field = (typeof FIELDS)[number];

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
  const fields: readonly (readonly [Field, string | undefined])[] = [
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
 * Reads a fragment (with or without `#`), also one that was escaped as a whole. `editions` and `situations`: those that exist; the
 * first field that cannot be read is the trouble. Undefined when it holds nothing of a case.
 */
export const parseFragment = (
  text: string,
  editions: readonly string[],
  situations?: readonly string[],
): Case | AddressTrouble | undefined => {
  const given = text.replace(/^#/, '');
  const fragment = given.includes('=') ? given : decoded(given);
  if (fragment.length > LONGEST) return troubleOf('too-long', fragment);
  const fields = fieldsOf(fragment);
  if (!FIELDS.some((field) => fields.has(field))) return undefined;
  const edition = fields.get('editie');
  if (edition === undefined) return troubleOf('no-edition', '');
  if (!editions.includes(edition)) return troubleOf('unknown-edition', edition);
  const situation = fields.get('geval');
  if (situation !== undefined && !(situations?.includes(situation) ?? HELD_ANSWER.test(situation)))
    return troubleOf('unknown-situation', situation);
  const seated = seatedCase(fields, newCase(edition, situation));
  if ('code' in seated) return seated;
  const moves = parseMoves(seated, fields.get('zaak') ?? '');
  if ('code' in moves) return moves;
  const at = fields.get('stap');
  const cursor = at === undefined ? moves.length : Number(at);
  if (at !== undefined && !(/^\d{1,3}$/.test(at) && cursor <= moves.length)) return unreadable('stap', at);
  return { ...seated, moves, cursor };
};

type Fields = ReadonlyMap<string, string>;

const fieldsOf = (fragment: string): Fields =>
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

/** The board and the settings of a case. */
const seatedCase = (given: Fields, empty: Case): Case | AddressTrouble => {
  const dealer = parseSeat(given.get('gever') ?? 'N');
  if (dealer === undefined) return troubleOf('unknown-seat', given.get('gever') ?? '');
  const short = given.get('kwetsbaar') ?? '-';
  const vulnerable = (Object.keys(SHORT) as Vulnerability[]).find((each) => SHORT[each] === short);
  if (vulnerable === undefined) return troubleOf('unknown-seat', short);
  const odd = unreadableSetting(given);
  if (odd !== undefined) return unreadable(odd, given.get(odd) ?? '');
  const claim = given.get('eis');
  const kase: Case = {
    ...empty,
    dealer,
    vulnerable,
    venue: VENUES.find((each) => each === given.get('waar')) ?? 'table',
    playing: given.get('speelt') === 'mee',
    asked: given.get('vraag') === 'ja',
    checklist: parseChecklist(given.get('lijst') ?? ''),
    ...(claim !== undefined && { claim }),
  };
  const board = given.get('bord');
  return board === undefined ? kase : withBoard(kase, Number(board));
};

const READABLE: { readonly [field in Field]?: (text: string) => boolean } = {
  bord: (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= HIGHEST_BOARD,
  waar: (text) => VENUES.some((each) => each === text),
  speelt: (text) => text === 'mee',
  vraag: (text) => text === 'ja',
  lijst: (text) => text.split('.').every((pair) => PAIR.test(pair)),
  eis: (text) => CLAIM.test(text),
};

const unreadableSetting = (given: Fields): Field | undefined =>
  FIELDS.find((field) => {
    const text = given.get(field);
    return text !== undefined && READABLE[field]?.(text) === false;
  });

const parseChecklist = (text: string): Case['checklist'] =>
  Object.fromEntries(
    text
      .split('.')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('*')),
  );

/** A trouble with the piece that shows it. */
export const troubleOf = (code: AddressTrouble['code'], found: string): AddressTrouble => ({
  kind: 'trouble',
  code,
  found: found.slice(0, FOUND_AT_MOST),
});

/** A field that cannot be read, with its name. */
const unreadable = (field: Field, text: string): AddressTrouble =>
  troubleOf('unreadable-field', `${field}=${text}`);

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
  if (pieces.length > MOST_MOVES) return troubleOf('too-long', text);
  const read: Move[] = [];
  const owners = new Map<Card, Seat>();
  for (const piece of pieces) {
    const move = parseFinding(piece) ?? parseEvent(piece);
    if (move === undefined || isImpossible(move, owners)) return troubleOf('unreadable-move', piece);
    read.push(move);
  }
  const events = withSeats(
    kase,
    read.filter((move): move is TableEvent => move.kind !== 'finding'),
  ).values();
  return read.map((move) => (move.kind === 'finding' ? move : (events.next().value ?? move)));
};

/** Whether a card becomes visible twice at once, or of two players: a pack holds each card once. Remembers whose the others are. */
const isImpossible = (move: Move, owners: Map<Card, Seat>): boolean => {
  if (move.kind !== 'expose') return false;
  const { by, cards } = move;
  const isOdd = new Set(cards).size < cards.length || cards.some((card) => (owners.get(card) ?? by) !== by);
  for (const card of cards) owners.set(card, by);
  return isOdd;
};

const parseFinding = (piece: string): Finding | undefined => {
  const [, event, letter] = /^f(\d{1,3})\.([ynop])$/.exec(piece) ?? [];
  const flag = FLAGS.find((each) => each === letter);
  return flag === undefined ? undefined : { kind: 'finding', event: Number(event), ...FINDINGS[flag] };
};
