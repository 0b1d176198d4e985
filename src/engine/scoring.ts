/**
 * What a contract scores: the two international tables that the Dutch editions print, each number of the law named once.
 * Which edition prints which table is said in the register (`src/editions.ts`); an edition without a table says why.
 * Left to others: matchpoints, IMPs and artificial scores.
 */
import { DOUBLINGS, type Contract, type Doubling } from './auction.ts';
import { DENOMINATIONS, LEVELS, type Denomination, type Level } from './calls.ts';
import { isVulnerable, sideOf, type Vulnerability } from './seats.ts';

/** Tricks that do not count towards a contract. */
export const BOOK = 6;

/** Tricks in a deal. */
export const TRICKS = 13;

/** A value that depends on the vulnerability of declarer's side. */
export interface ByVulnerability<T> {
  readonly notVulnerable: T;
  readonly vulnerable: T;
}

/** One printed score table (1959 art. 94, 2007 and 2017 art. 77), in points. */
export interface ScoreTable {
  readonly id: ScoreTableId;
  /** For each trick bid and made. */
  readonly trick: { readonly [denomination in Denomination]: number };
  /** What the first trick in notrump earns above the others. */
  readonly firstNotrumpTrick: number;
  /** Trick points that make a game. */
  readonly gameFrom: number;
  readonly game: ByVulnerability<number>;
  readonly partscore: number;
  readonly smallSlam: ByVulnerability<number>;
  readonly grandSlam: ByVulnerability<number>;
  readonly made: { readonly [doubling in Doubling]: number };
  /** For each overtrick doubled; undoubled it earns its trick points, redoubled twice this. */
  readonly doubledOvertrick: ByVulnerability<number>;
  readonly undertrick: ByVulnerability<number>;
  /** Doubled, trick by trick; the last number goes on. Redoubled costs twice as much. */
  readonly doubledUndertricks: ByVulnerability<readonly number[]>;
}

/** The tables are named after the international code that brought them in. */
export const SCORE_TABLE_IDS = ['international-1943', 'international-1987'] as const;
export type ScoreTableId = (typeof SCORE_TABLE_IDS)[number];

const since1943: ScoreTable = {
  id: 'international-1943',
  trick: { C: 20, D: 20, H: 30, S: 30, NT: 30 },
  firstNotrumpTrick: 10,
  gameFrom: 100,
  game: { notVulnerable: 300, vulnerable: 500 },
  partscore: 50,
  smallSlam: { notVulnerable: 500, vulnerable: 750 },
  grandSlam: { notVulnerable: 1000, vulnerable: 1500 },
  made: { none: 0, doubled: 50, redoubled: 50 },
  doubledOvertrick: { notVulnerable: 100, vulnerable: 200 },
  undertrick: { notVulnerable: 50, vulnerable: 100 },
  doubledUndertricks: { notVulnerable: [100, 200], vulnerable: [200, 300] },
};

/** 1987 raised two numbers: a redoubled contract made, and the fourth and later doubled undertricks, not vulnerable. */
const since1987: ScoreTable = {
  ...since1943,
  id: 'international-1987',
  made: { ...since1943.made, redoubled: 100 },
  doubledUndertricks: { ...since1943.doubledUndertricks, notVulnerable: [100, 200, 200, 300] },
};

/** Both tables, oldest first. */
export const SCORE_TABLES: readonly ScoreTable[] = [since1943, since1987];

/** The table with this name. */
export const scoreTableById = (id: ScoreTableId): ScoreTable =>
  id === 'international-1943' ? since1943 : since1987;

/** How an edition scores: by a table (in which article, where that is known), or not at all in the text that is held. */
export type Scoring =
  | { readonly kind: 'table'; readonly table: ScoreTableId; readonly article?: string }
  | { readonly kind: 'no-table' };

/** What a score is made of, in the order in which a scorer adds it up. */
export const SCORE_ITEMS = [
  'tricks',
  'overtricks',
  'partscore',
  'game',
  'small-slam',
  'grand-slam',
  'made-doubled',
  'made-redoubled',
  'undertricks',
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

export interface ScorePart {
  readonly item: ScoreItem;
  readonly points: number;
}

/** Why there is no score: the edition has no table, or the number of tricks is not a whole number from 0 to 13. */
export const NO_SCORE_REASONS = ['no-table', 'impossible-tricks'] as const;
export type NoScoreReason = (typeof NO_SCORE_REASONS)[number];

/** Points for declarer's side (negative when the contract goes down) with their parts, or why there are none. */
export type Score =
  | { readonly kind: 'score'; readonly points: number; readonly parts: readonly ScorePart[] }
  | { readonly kind: 'no-score'; readonly reason: NoScoreReason };

/** The part of a contract on which its score depends. */
export type Scored = Omit<Contract, 'declarer'>;

/** Declarer's score for a contract and the tricks that he won, 0 to 13 (2017 art. 77). */
export const scoreOf = (table: ScoreTable, contract: Scored, tricks: number, vulnerable: boolean): Score => {
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > TRICKS)
    return { kind: 'no-score', reason: 'impossible-tricks' };
  const parts = partsOf(table, contract, tricks, vulnerable);
  return { kind: 'score', points: sumOf(parts), parts };
};

/** The same by the table of an edition; an edition without one gives `no-table`. */
export const scoreUnder = (scoring: Scoring, contract: Scored, tricks: number, vulnerable: boolean): Score =>
  scoring.kind === 'table'
    ? scoreOf(scoreTableById(scoring.table), contract, tricks, vulnerable)
    : { kind: 'no-score', reason: 'no-table' };

/** North-South's points when declarer's side scores `points`. */
export const pointsForNS = ({ declarer }: Pick<Contract, 'declarer'>, points: number): number =>
  points === 0 || sideOf(declarer) === 'NS' ? points : -points;

/** Whether declarer's side is vulnerable on a board. */
export const isDeclarerVulnerable = (
  { declarer }: Pick<Contract, 'declarer'>,
  vulnerable: Vulnerability,
): boolean => isVulnerable(vulnerable, sideOf(declarer));

/** A line of a whole table: a contract and its points for 0 to 13 tricks. */
export interface ScoreRow extends ByVulnerability<readonly number[]> {
  readonly contract: Scored;
}

/** The whole table: 105 contracts, each with 14 results in both vulnerabilities; 1C, 1CX, 1CXX, 1D … 7NTXX. */
export const scoreRows = (table: ScoreTable): readonly ScoreRow[] =>
  LEVELS.flatMap((level) =>
    DENOMINATIONS.flatMap((denomination) =>
      DOUBLINGS.map((doubling) => {
        const contract = { level, denomination, doubling };
        return {
          contract,
          notVulnerable: everyResult(table, contract, false),
          vulnerable: everyResult(table, contract, true),
        };
      }),
    ),
  );

const everyResult = (table: ScoreTable, contract: Scored, vulnerable: boolean): readonly number[] =>
  Array.from({ length: TRICKS + 1 }, (_, tricks) => sumOf(partsOf(table, contract, tricks, vulnerable)));

const sumOf = (parts: readonly ScorePart[]): number => parts.reduce((sum, { points }) => sum + points, 0);

const FACTOR: { readonly [doubling in Doubling]: number } = { none: 1, doubled: 2, redoubled: 4 };

const by = <T>(values: ByVulnerability<T>, vulnerable: boolean): T =>
  vulnerable ? values.vulnerable : values.notVulnerable;

/** Trick points of a level in a denomination as doubled: what decides whether it is a game. */
export const trickPoints = (
  table: ScoreTable,
  level: Level,
  denomination: Denomination,
  doubling: Doubling,
): number => {
  const first = denomination === 'NT' ? table.firstNotrumpTrick : 0;
  return (level * table.trick[denomination] + first) * FACTOR[doubling];
};

function partsOf(
  table: ScoreTable,
  contract: Scored,
  tricks: number,
  vulnerable: boolean,
): readonly ScorePart[] {
  const over = tricks - BOOK - contract.level;
  const parts = (over < 0 ? lost : won)(table, contract, Math.abs(over), vulnerable);
  return parts.filter(({ points }) => points !== 0);
}

function won(
  table: ScoreTable,
  contract: Scored,
  overtricks: number,
  vulnerable: boolean,
): readonly ScorePart[] {
  const { level, denomination, doubling } = contract;
  const tricks = trickPoints(table, level, denomination, doubling);
  const isGame = tricks >= table.gameFrom;
  const slam = level === 7 ? 'grand-slam' : 'small-slam';
  const slamBonus = level === 7 ? table.grandSlam : table.smallSlam;
  const overtrick =
    doubling === 'none'
      ? table.trick[denomination]
      : (by(table.doubledOvertrick, vulnerable) * FACTOR[doubling]) / FACTOR.doubled;
  return [
    { item: 'tricks', points: tricks },
    { item: 'overtricks', points: overtricks * overtrick },
    isGame
      ? { item: 'game', points: by(table.game, vulnerable) }
      : { item: 'partscore', points: table.partscore },
    { item: slam, points: level >= 6 ? by(slamBonus, vulnerable) : 0 },
    { item: doubling === 'redoubled' ? 'made-redoubled' : 'made-doubled', points: table.made[doubling] },
  ];
}

function lost(
  table: ScoreTable,
  { doubling }: Scored,
  undertricks: number,
  vulnerable: boolean,
): readonly ScorePart[] {
  const doubled = by(table.doubledUndertricks, vulnerable);
  let points = 0;
  for (let i = 0; i < undertricks; i++)
    points +=
      doubling === 'none'
        ? by(table.undertrick, vulnerable)
        : ((doubled[Math.min(i, doubled.length - 1)] ?? 0) * FACTOR[doubling]) / FACTOR.doubled;
  return [{ item: 'undertricks', points: -points }];
}
