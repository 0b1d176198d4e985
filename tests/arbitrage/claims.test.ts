/** Claims: every line of an ending, held against the plainest search there is and against the cases of the articles. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { BySeat } from '../../src/engine/seats.ts';
import { claimedTricks, faultOfClaim, makeClaim, parseClaim } from '../../src/claims/code.ts';
import { CLAIM_FAULTS, faultOfEnding, type Ending } from '../../src/claims/ending.ts';
import { concededInVain, reportOf, safetyOf } from '../../src/claims/report.ts';
import { playOut } from '../../src/claims/search.ts';
import { claimFaultInWords, concessionInWords, judgements, safetyInWords } from '../../src/dutch/claims.ts';
import type { Statement } from '../../src/claims/statement.ts';
import { endingFrom, plainTricks } from './endings.ts';

const hands = (N: string, E: string, S: string, W: string): BySeat<readonly Card[]> => {
  const read = (text: string) => text.split(' ').filter(Boolean) as Card[];
  return { N: read(N), E: read(E), S: read(S), W: read(W) };
};
const base = { declarer: 'S', claimer: 'S', leader: 'S', trick: [] } as const;

describe('the search', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => [`claim ${seed}`, 1 + (seed % 3)] as const);

  test.each(seeds)('%s, %i cards: as the plainest search', (seed, size) => {
    const ending = endingFrom(seed, size);
    for (const aim of ['best', 'worst'] as const)
      expect(playOut(ending, { statement: [], scope: 'any', aim }).tricks, aim).toBe(
        plainTricks(ending, aim),
      );
  });

  test.each(seeds)('%s, %i cards: its line is played by the rules and comes to its tricks', (seed, size) => {
    const ending = endingFrom(seed, size);
    for (const scope of ['any', 'normal'] as const) {
      const { tricks, line } = playOut(ending, { statement: [], scope, aim: 'worst' });
      expect(line).toHaveLength(size);
      expect(line.filter(({ won }) => won)).toHaveLength(tricks);
      const played = line.flatMap(({ cards }) => cards.map(({ card }) => card));
      expect(new Set(played)).toEqual(new Set(Object.values(ending.hands).flat()));
    }
  });

  test.each(seeds)('%s, %i cards: normal play lies between the best and the worst', (seed, size) => {
    const report = reportOf(endingFrom(seed, size), size, []);
    const tricks = [report.best, report.bestNormal, report.worstNormal, report.worst].map(
      (line) => line.tricks,
    );
    expect(tricks).toEqual([...tricks].sort((a, b) => b - a));
  });

  test('five cards a hand are played to the end', () => {
    const { worst, left } = reportOf(endingFrom('five', 5), 3, []);
    expect([left, worst.line.length]).toEqual([5, 5]);
  });
});

interface Case {
  readonly title: string;
  readonly ending: Ending;
  readonly claimed: number;
  readonly statement: Statement;
  readonly safety: ReturnType<typeof safetyOf>;
  readonly worstNormal: number;
  /** Opponents' trumps that can win a trick by normal play. */
  readonly trumpsThatWin: readonly Card[];
}

const forgotten: Ending = {
  ...base,
  trump: 'S',
  hands: hands('H2 H3 H4', 'D9 DT C9', 'S9 DA DK', 'S8 C2 C3'),
};

const CASES: readonly Case[] = [
  {
    title: '2017 70C / 1982 69b: nothing said of the last trump, diamonds may be played first and ruffed',
    ending: forgotten,
    claimed: 3,
    statement: [],
    safety: 'not-always',
    worstNormal: 2,
    trumpsThatWin: ['S8'],
  },
  {
    title: '2017 68C: trumps are drawn first, as was said',
    ending: forgotten,
    claimed: 3,
    statement: [{ kind: 'draw-trumps' }],
    safety: 'always',
    worstNormal: 3,
    trumpsThatWin: [],
  },
  {
    title: '2017 70C3: an outstanding trump that no line can make win costs nothing',
    ending: {
      ...base,
      trump: 'S',
      hands: hands('H2 H3', 'D9 C9', 'SA SK', 'S8 C2'),
    },
    claimed: 2,
    statement: [],
    safety: 'always',
    worstNormal: 2,
    trumpsThatWin: [],
  },
  {
    title: '2017 70E1 / 1982 69c: a finesse that was not stated may be taken the wrong way',
    ending: {
      ...base,
      trump: 'NT',
      leader: 'N',
      hands: hands('S3 S2', 'S5 H2', 'SA SQ', 'SK S4'),
    },
    claimed: 2,
    statement: [],
    safety: 'never',
    worstNormal: 1,
    trumpsThatWin: [],
  },
  {
    title: '2017 70D1: the king falls under the ace, but only by a line that was not stated',
    ending: {
      ...base,
      trump: 'NT',
      leader: 'N',
      hands: hands('S3 S2', 'S5 S4', 'SA SQ', 'SK H2'),
    },
    claimed: 2,
    statement: [],
    safety: 'not-always',
    worstNormal: 0,
    trumpsThatWin: [],
  },
  {
    title: '1982 69c: a line contrary to the statement is not looked at',
    ending: {
      ...base,
      trump: 'NT',
      leader: 'N',
      hands: hands('S3 S2', 'S5 S4', 'SA SQ', 'SK H2'),
    },
    claimed: 2,
    statement: [{ kind: 'card', card: 'SA' }],
    safety: 'always',
    worstNormal: 2,
    trumpsThatWin: [],
  },
  {
    title: '2017 70D2 / 1982 70b: a defender claims, his partner can keep the wrong card',
    ending: {
      ...base,
      claimer: 'W',
      trump: 'NT',
      leader: 'W',
      hands: hands('C2 C3', 'DA HA', 'H3 D3', 'SA H2'),
    },
    claimed: 2,
    statement: [{ kind: 'card', card: 'SA' }],
    safety: 'not-always',
    worstNormal: 1,
    trumpsThatWin: [],
  },
  {
    title: '2017 70: winners in every order are safe against every play',
    ending: {
      ...base,
      trump: 'H',
      hands: hands('C2 C3', 'D9 C9', 'SA DA', 'S8 C4'),
    },
    claimed: 2,
    statement: [],
    safety: 'always',
    worstNormal: 2,
    trumpsThatWin: [],
  },
];

test.each(CASES)('$title', ({ ending, claimed, statement, safety, worstNormal, trumpsThatWin }) => {
  const report = reportOf(ending, claimed, statement);
  expect({
    safety: safetyOf(report),
    worstNormal: report.worstNormal.tricks,
    trumpsThatWin: report.trumpsOut.filter(({ canWin }) => canWin).map(({ card }) => card),
  }).toEqual({ safety, worstNormal, trumpsThatWin });
});

describe('2017 71B / 1982 71b: what was conceded although no normal play loses it', () => {
  const winners = parseClaim('S-S-S-S-0*S6_H4*S5_D9*S7_SA*H9_H8**')!;

  test.each([0, 1, 2])('two tricks that cannot be lost, %i claimed: two for the claimer', (claimed) => {
    const report = reportOf(winners.ending, claimed, []);
    expect(concededInVain(report)).toBe(2 - claimed);
    expect(safetyInWords(report)).toBe('De eiser maakt altijd 2 slagen, hoe er ook wordt gespeeld.');
    expect(judgements(report)).toEqual(['Hier valt niets te oordelen: 2 slagen zijn voor de eiser.']);
    if (claimed === 0) expect(concessionInWords(report)).toMatch(/stond 2 slagen af.*ongedaan/);
    if (claimed === 2) expect(concessionInWords(report)).toBeUndefined();
  });

  test.each(Array.from({ length: 20 }, (_, seed) => `conceded ${seed}`))(
    '%s: claiming less never gets more than claiming what normal play makes',
    (seed) => {
      const ending = endingFrom(seed, 3);
      for (const claimed of [0, 1, 2, 3]) {
        const report = reportOf(ending, claimed, []);
        const sure = report.worstNormal.tricks;
        expect(claimed + concededInVain(report)).toBe(Math.max(claimed, sure));
        if (claimed <= sure) expect(['always', 'normally']).toContain(safetyOf(report));
      }
    },
  );

  test('a trick that careless play loses stays conceded', () => {
    const report = reportOf(forgotten, 2, []);
    expect([concededInVain(report), concessionInWords(report)]).toEqual([0, undefined]);
  });
});

describe('what is not taken to be normal is named where a line rests on it', () => {
  test.each([
    ['not-from-the-top', 'NT', 'S', hands('H2 H3', 'D9 C9', 'DA D6', 'DT C3'), 2],
    ['throws-a-winner', 'NT', 'W', hands('H2 H3', 'D9 C9', 'DA D6', 'CK D7'), 1],
    ['ruffs-own-trick', 'S', 'S', hands('S2 D3', 'D9 C9', 'HA H2', 'C7 D8'), 2],
  ] as const)('%s', (oddity, trump, leader, cards, claimed) => {
    const report = reportOf({ ...base, trump, leader, hands: cards }, claimed, []);
    const named = (line: typeof report.worst) =>
      line.line.flatMap((trick) => trick.cards.flatMap((card) => card.oddity ?? []));
    expect(named(report.worst)).toContain(oddity);
    expect(named(report.worstNormal)).toEqual([]);
    expect(report.worst.tricks).toBeLessThan(report.worstNormal.tricks);
  });
});

describe('an ending that cannot be played says why', () => {
  test.each([
    ['no cards', { hands: hands('', '', '', '') }, 'no-cards'],
    [
      'six cards',
      { hands: hands('S2 S3 S4 S5 S6 S7', 'H2 H3 H4 H5 H6 H7', 'D2 D3 D4 D5 D6 D7', 'C2 C3 C4 C5 C6 C7') },
      'too-many-cards',
    ],
    ['a card twice', { hands: hands('S2', 'S2', 'D2', 'C2') }, 'card-twice'],
    ['hands that differ', { hands: hands('S2 S3', 'H2', 'D2', 'C2') }, 'uneven-hands'],
    [
      'four cards on the table',
      { trick: ['S2', 'S3', 'S4', 'S5'] as const, hands: hands('', '', '', '') },
      'trick-full',
    ],
    ['dummy', { claimer: 'N' as const, hands: hands('S2', 'H2', 'D2', 'C2') }, 'dummy-claims'],
  ] as const)('%s', (_title, part, fault) => {
    expect(faultOfEnding({ ...base, trump: 'NT', ...part } as Ending)).toBe(fault);
  });

  test('more tricks than are left, and no more than that', () => {
    const ending: Ending = { ...base, trump: 'NT', hands: hands('S2 S3', 'H2 H3', 'D2 D3', 'C2 C3') };
    const claimed = (count: number | 'rest') => faultOfClaim({ ending, claimed: count, statement: [] });
    expect([claimed(3), claimed(2), claimed('rest')]).toEqual(['more-than-left', undefined, undefined]);
  });

  test.each(CLAIM_FAULTS)('%s: is told in a sentence', (fault) => {
    expect(claimFaultInWords(fault)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('a trick on the table counts as held', () => {
    const ending: Ending = { ...base, trump: 'NT', trick: ['S2'], hands: hands('H2', 'H3', '', 'H4') };
    expect(faultOfEnding(ending)).toBeUndefined();
  });
});

describe('a claim as a code', () => {
  test.each(Array.from({ length: 10 }, (_, seed) => `code ${seed}`))('%s: parse(make(x)) = x', (seed) => {
    const claim = {
      ending: endingFrom(seed, 4),
      claimed: 2,
      statement: [
        { kind: 'draw-trumps' },
        { kind: 'suit', suit: 'H' },
        { kind: 'card', card: 'SA' },
      ] as const,
    };
    expect(parseClaim(makeClaim(claim))).toEqual(claim);
  });

  test('2017 68A: who names no number claims all that is left, also when more cards are entered', () => {
    const claim = { ending: forgotten, claimed: 'rest' as const, statement: [] };
    expect(parseClaim(makeClaim(claim))).toEqual(claim);
    expect(claimedTricks(claim)).toBe(3);
    const none = { ...forgotten, hands: hands('', '', '', '') };
    expect(claimedTricks({ ...claim, ending: none })).toBe(0);
  });

  test.each([
    '',
    'S',
    'S-S-S-S',
    'X-S-S-S-1*S2*H2*D2*C2**',
    'S-S-S-S-1*S2*H2*D2*Q9**',
    'S-S-S-S-1*S2*H2*D2*C2**t_t_t_t_t_t_t',
  ])('no claim: “%s”', (code) => {
    expect(parseClaim(code)).toBeUndefined();
  });
});
