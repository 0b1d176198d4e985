/**
 * A case as text in the part of an address behind `#`, which never leaves the device, and back. Words are read with care:
 * an address that somebody made up gives a trouble with a code, never a half-read case. `parse(make(case))` is the case.
 *
 * `editie=2017&zaak=1S-N.1H-E.att.k-S-reject.r-2C-E`: moves are parted by dots and their fields by hyphens. A move is a call
 * (`1S-N`), `att` (attention), `k-S-reject` (a choice), `r-2C-E` (a replacement), `w-1S-N-u` (another call wanted),
 * `t-HT_S3-E-led` (cards shown) or `f-3-c1` (a finding about event 3). Behind a call: `a` artificial, `c0` `c1` comparable,
 * `o0` `o1` over, `s` simultaneous, `n2H` names, `u` unintended, `d` at once, `m` with a meaning as hexadecimal JSON.
 */
import { parseSeat, type Vulnerability } from '../../engine/seats.ts';
import type { TableEvent, Wording } from '../../engine/record.ts';
import { HIGHEST_BOARD, newCase, VENUES, withBoard, type Case, type Finding, type Move } from './case.ts';
import { readEvents, withSeats } from './ruled.ts';

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
    ['zaak', moves.length > 0 ? moves.map(makeMove).join('.') : undefined],
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

const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'finding':
      return ['f', move.event, `${move.question === 'comparable' ? 'c' : 'o'}${move.value ? 1 : 0}`].join(
        '-',
      );
    case 'attention':
      return 'att';
    case 'choose':
      return ['k', move.by, move.choice].join('-');
    case 'expose':
      return ['t', move.cards.join('_'), move.by, ...(move.led ? ['led'] : [])].join('-');
    case 'call':
      return [move.call, ...(move.by ? [move.by] : []), ...flags(move)].join('-');
    case 'replace':
      return ['r', move.call, move.by, ...flags(move)].join('-');
    case 'change':
      return ['w', move.call, move.by, ...flags(move)].join('-');
  }
};

const flags = (event: Extract<TableEvent, Wording>): readonly string[] => [
  ...(event.artificial ? ['a'] : []),
  ...(event.comparable === undefined ? [] : [`c${event.comparable ? 1 : 0}`]),
  ...(event.shows === undefined ? [] : [`m${toHex(JSON.stringify(event.shows))}`]),
  ...(event.kind === 'call' && event.over !== undefined ? [`o${event.over ? 1 : 0}`] : []),
  ...(event.kind === 'call' && event.simultaneous ? ['s'] : []),
  ...(event.kind === 'call' && event.names !== undefined ? [`n${event.names}`] : []),
  ...(event.kind === 'change' && event.unintended ? ['u'] : []),
  ...(event.kind === 'change' && event.atOnce ? ['d'] : []),
];

const parseMoves = (kase: Case, text: string): readonly Move[] | AddressTrouble => {
  const pieces = text === '' ? [] : text.split('.');
  if (pieces.length > MOST_MOVES) return trouble('too-long', text);
  const read: (TableEvent | Finding)[] = [];
  for (const piece of pieces) {
    const move = parseMove(piece);
    if (move === undefined) return trouble('unreadable-move', piece);
    read.push(move);
  }
  const events = withSeats(
    kase,
    read.filter((move): move is TableEvent => move.kind !== 'finding'),
  ).values();
  return read.map((move) => (move.kind === 'finding' ? move : (events.next().value ?? move)));
};

const parseMove = (piece: string): Move | undefined => {
  const [first = '', ...rest] = piece.split('-');
  if (first === 'f') return parseFinding(rest);
  const json = eventJson(first, rest);
  return json === undefined ? undefined : readEvents([json])?.[0];
};

const parseFinding = ([event = '', value = '', ...more]: readonly string[]): Finding | undefined => {
  const [, letter, yes] = /^([co])([01])$/.exec(value) ?? [];
  if (!/^\d{1,3}$/.test(event) || letter === undefined || more.length > 0) return undefined;
  return {
    kind: 'finding',
    event: Number(event),
    question: letter === 'c' ? 'comparable' : 'over',
    value: yes === '1',
  };
};

const eventJson = (first: string, rest: readonly string[]): object | undefined => {
  switch (first) {
    case 'att':
      return rest.length === 0 ? { attention: true } : undefined;
    case 'k':
      return { by: rest[0], choose: rest.slice(1).join('-') };
    case 't':
      return rest.length > 3 || (rest[2] ?? 'led') !== 'led'
        ? undefined
        : { expose: rest[0]?.split('_'), by: rest[1], led: rest[2] === 'led' };
    case 'r':
      return withFlags({ replace: rest[0], by: rest[1] }, rest.slice(2));
    case 'w':
      return withFlags({ change: rest[0], by: rest[1] }, rest.slice(2));
    default: {
      const by = parseSeat(rest[0]);
      return withFlags({ call: first, ...(by && { by }) }, by ? rest.slice(1) : rest);
    }
  }
};

const withFlags = (event: object, texts: readonly string[]): object | undefined => {
  const fields: Record<string, unknown> = {};
  for (const text of texts) {
    const value = text.slice(1);
    const flag = text[0];
    if (flag === 'a' && value === '') fields.artificial = true;
    else if (flag === 's' && value === '') fields.simultaneous = true;
    else if (flag === 'u' && value === '') fields.unintended = true;
    else if (flag === 'd' && value === '') fields.atOnce = true;
    else if (flag === 'c' && /^[01]$/.test(value)) fields.comparable = value === '1';
    else if (flag === 'o' && /^[01]$/.test(value)) fields.over = value === '1';
    else if (flag === 'n') fields.names = value;
    else if (flag === 'm') fields.shows = fromHex(value);
    else return undefined;
  }
  return { ...event, ...fields };
};

const toHex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The value of hexadecimal JSON; `null`, which is no meaning, when it is none. */
const fromHex = (hex: string): unknown => {
  try {
    const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes))) as unknown;
  } catch {
    return null;
  }
};
