/** Planning a set: same seed same set, mistakes first, new cases only, and what an address asks for. */
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { examId, FORM_IDS, parseExam, type ExamChoice } from '../../src/islands/exam/forms.ts';
import { fits, makeAddress, parseAddress, type Filter } from '../../src/islands/practise/filter.ts';
import { fewFor, newcomersFor } from '../../src/islands/practise/few.ts';
import { planSet } from '../../src/islands/practise/plan.ts';
import { COMMON_CASES, isOfCase, planRefresh } from '../../src/islands/practise/refresh.ts';
import type { LogEntry } from '../../src/quiz/log.ts';
import type { PatternInfo, QuestionKind } from '../../src/quiz/question.ts';
import { makePattern } from '../../src/quiz/codes.ts';
import { articleOf, decidedFirst } from '../../src/quiz/deciding.ts';
import { questionKey } from '../../src/quiz/draw.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault } from '../../src/quiz/question.ts';

const NOW = Date.UTC(2026, 4, 3, 12);
const HOUR = 3_600_000;
const everything: Filter = { topics: [], kinds: [], count: 10 };

const pattern = (kind: QuestionKind, branch: string, more: Partial<PatternInfo> = {}): PatternInfo => ({
  pattern: makePattern({ edition: '2017', kind, branch }),
  edition: '2017',
  kind,
  level: 'basis',
  topic: 'onvoldoend-bod',
  cites: ['27B1a'],
  ...more,
});
const PATTERNS: readonly PatternInfo[] = [
  ...['a', 'b', 'c'].map((branch) => pattern('legality', branch)),
  ...['d', 'e'].map((branch) =>
    pattern('lead', branch, { level: 'gevorderd', topic: 'voorspeelbeperkingen', cites: ['26B'] }),
  ),
  ...['een', 'twee'].map((branch) =>
    pattern('knowledge', branch, { topic: 'verzaken', cites: ['61A', '62'] }),
  ),
];

const answered = (info: PatternInfo, correct: boolean, at: number, number = 1): LogEntry => ({
  id: `${info.pattern}-${at}`,
  at,
  code: `${info.pattern}-${number}`,
  pattern: info.pattern,
  topic: info.topic,
  level: info.level,
  chosen: [0],
  correct,
  mode: 'practice',
});

describe('een reeks', () => {
  test('hetzelfde zaad geeft dezelfde reeks, een ander zaad een andere', async () => {
    const plan = (seed: string) => planSet(PATTERNS, [], everything, seed, NOW);
    expect(await plan('abc123')).toEqual(await plan('abc123'));
    expect(await plan('abc123')).not.toEqual(await plan('xyz789'));
  });

  test('telt wat gevraagd is, zonder dezelfde zaak twee keer', async () => {
    const codes = (await planSet(PATTERNS, [], everything, 'abc123', NOW)).map(({ code }) => code);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
  });

  test('vraagt een geschreven vraag maar één keer, ook als de reeks dan korter is', async () => {
    const plan = await planSet(PATTERNS, [], { ...everything, topics: ['verzaken'] }, 'abc123', NOW);
    expect(plan.map(({ code }) => code.replace(/-\d+$/, '')).sort()).toEqual(['2017-kn-een', '2017-kn-twee']);
  });

  test('een fout komt terug als nieuwe zaak van hetzelfde patroon, en zegt waarom', async () => {
    const [wrong] = PATTERNS as [PatternInfo];
    const log = [answered(wrong, false, NOW - HOUR, 7)];
    const back = (await planSet(PATTERNS, log, everything, 'abc123', NOW)).filter(
      ({ reason }) => reason.kind === 'mistake',
    );
    expect(back).toHaveLength(1);
    expect(back[0]?.code.startsWith(`${wrong.pattern}-`)).toBe(true);
    expect(back[0]?.code).not.toBe(`${wrong.pattern}-7`);
    expect(back[0]?.reason).toEqual({ kind: 'mistake', at: NOW - HOUR });
  });

  test('wat pas goed ging, is niet aan de beurt; na weken wel', async () => {
    const [known] = PATTERNS as [PatternInfo];
    const reasons = async (at: number) =>
      (await planSet(PATTERNS, [answered(known, true, at)], everything, 'abc123', NOW)).map(
        ({ reason }) => reason.kind,
      );
    expect(await reasons(NOW - HOUR)).not.toContain('due');
    expect(await reasons(NOW - 60 * 24 * HOUR)).toContain('due');
  });

  test('“fouten” geeft alleen de patronen die de laatste keer fout gingen, uit elke editie', async () => {
    const [one, two, three] = PATTERNS as [PatternInfo, PatternInfo, PatternInfo];
    const log = [
      answered(one, false, NOW - 3 * HOUR),
      answered(one, true, NOW - HOUR, 2),
      answered(two, false, NOW - 2 * HOUR),
      answered(three, true, NOW - HOUR),
    ];
    const plan = await planSet(PATTERNS, log, { ...everything, series: 'fouten' }, 'abc123', NOW);
    expect(plan.map(({ code }) => code.replace(/-\d+$/, ''))).toEqual([two.pattern]);
  });

  test('zonder passende vragen is er geen reeks', async () => {
    expect(await planSet(PATTERNS, [], { ...everything, edition: '1930' }, 'abc123', NOW)).toEqual([]);
  });
});

const library = readLibrary();
const make = (code: string) => makeQuestion(code, library);
const real = (edition: string) => patternsOf(edition, library).map((info) => decidedFirst(info, make));
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('opfrissen', () => {
  const patterns = real('2017');
  const infoOf = (code: string) => patterns.find(({ pattern }) => pattern === code.replace(/-\d+$/, ''))!;

  test.each(SEEDS)(
    'vraagt elk van de tien gewoonste zaken één keer, en niets voor de wedstrijdleider (%s)',
    (seed) => {
      const asked = planRefresh(patterns, [], seed).map(({ code }) => infoOf(code));
      expect(asked).toHaveLength(10);
      for (const common of COMMON_CASES)
        expect(
          asked.filter((info) => isOfCase(info, common)),
          common.topics.join(),
        ).toHaveLength(1);
      for (const { level } of asked) expect(level).not.toBe('wedstrijdleider');
    },
  );
});

describe('“Oefen dit artikel”', () => {
  const patterns = real('2017');
  const articles = [...new Set(patterns.flatMap(({ cites }) => cites.map(articleOf)))];

  test.each(articles)('%s: eerst de vragen waarin dat artikel beslist', async (article) => {
    const filter: Filter = { ...everything, edition: '2017', article };
    const codes = (await planSet(patterns, [], filter, 'artikel', NOW)).map(({ code }) => code);
    const decides = codes.map((code) => {
      const { cites } = patterns.find(({ pattern }) => pattern === code.replace(/-\d+$/, ''))!;
      return articleOf(cites[0]!) === article;
    });
    expect(decides).toEqual([...decides].sort((a, b) => Number(b) - Number(a)));
    const deciding = patterns.filter(({ cites: [first] }) => first && articleOf(first) === article);
    if (deciding.some(({ kind }) => kind !== 'knowledge' && kind !== 'gap'))
      expect(decides.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(deciding.length, 3));
  });

  test('18 wordt niet verdrongen door 27, dat over hetzelfde bod beslist', async () => {
    const filter: Filter = { ...everything, edition: '2017', article: '18' };
    const [first, second, third] = (await planSet(patterns, [], filter, 'artikel', NOW)).map(({ code }) =>
      make(code),
    );
    for (const made of [first, second, third])
      expect(made && !isQuizFault(made) && articleOf(made.cites[0]!)).toBe('18');
  });
});

describe('een editie met weinig vragen', () => {
  const patterns = real('1982');
  const quiz = {
    books: [],
    quotes: {},
    patterns,
    make,
    prepare: async () => undefined,
    isPrepared: () => true,
  };
  const edition = { id: '1982', year: 1982, style: '', topics: [], kinds: ['knowledge', 'gap'] as const };
  const filter: Filter = { ...everything, edition: '1982', level: 'basis', count: 10 };

  test('geeft nooit dezelfde vraag twee keer', async () => {
    const all: Filter = { ...everything, edition: '1982', count: 20 };
    const codes = await planSet(patterns, [], all, 'weinig', NOW, await newcomersFor(quiz, all));
    const keys = codes.map(({ code }) => {
      const made = make(code);
      return isQuizFault(made) ? code : questionKey(made);
    });
    expect(new Set(keys).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(10);
  });

  test('zegt vooraf hoeveel er zijn, en biedt de ruimere keuze aan', async () => {
    const few = await fewFor(quiz, filter, edition);
    expect(few?.count).toBe(
      (await planSet(patterns, [], filter, 'x', NOW, await newcomersFor(quiz, filter))).length,
    );
    expect(few?.says).toContain('maar');
    expect(few?.says).toContain('Van 1982 staat hier geen hoofdstuk over het bieden');
    expect(few?.wider?.name).toBe('Neem alle niveaus: 10 vragen');
    expect(await fewFor(quiz, few!.wider!.filter, edition)).toBeUndefined();
  });

  test('zwijgt waar er genoeg zijn', async () => {
    const full = { ...quiz, patterns: real('2017') };
    expect(
      await fewFor(
        full,
        { ...everything, edition: '2017', level: 'basis' },
        { ...edition, id: '2017', year: 2017 },
      ),
    ).toBeUndefined();
  });

  test('een onbekend onderwerp geeft nul, en zegt dat', async () => {
    const few = await fewFor(quiz, { ...filter, topics: ['score'] }, edition);
    expect(few?.count).toBe(0);
    expect(few?.says).toContain('nog geen vragen');
    expect(few?.wider?.filter.topics).toEqual([]);
  });
});

describe('wat gevraagd wordt', () => {
  const [, , , lead] = PATTERNS as readonly PatternInfo[];
  test.each<[string, Partial<Filter>, boolean]>([
    ['alles', {}, true],
    ['deze editie', { edition: '2017' }, true],
    ['een andere editie', { edition: '1959' }, false],
    ['dit niveau', { level: 'gevorderd' }, true],
    ['een ander niveau', { level: 'basis' }, false],
    ['dit onderwerp naast een ander', { topics: ['verzaken', 'voorspeelbeperkingen'] }, true],
    ['een andere soort', { kinds: ['score'] }, false],
    ['artikel 26', { edition: '2017', article: '26' }, true],
    ['artikel 2 is niet 26', { edition: '2017', article: '2' }, false],
  ])('%s', (_name, filter, expected) => {
    expect(fits(lead!, { ...everything, ...filter })).toBe(expected);
  });
});

const EDITIONS = ['1930', '1959', '2017'];
const TOPICS = ['verzaken', 'score'];

describe('het adres', () => {
  const BOOKS = EDITIONS.map((id) => ({ id, ...(id === '1930' && { whole: 'vi' }) }));
  test.each<[string, Filter]>([
    ['editie', { ...everything, edition: '1959' }],
    [
      'alles',
      {
        ...everything,
        edition: '2017',
        topics: ['verzaken', 'score'],
        kinds: ['lead', 'knowledge'],
        level: 'basis',
        count: 20,
      },
    ],
    ['artikel', { ...everything, edition: '2017', article: '27' }],
    ['fouten', { ...everything, series: 'fouten' }],
  ])('leest terug wat het schreef: %s', (_name, filter) => {
    const address = makeAddress({ filter, code: '2017-sc-deelscore-17' });
    expect(parseAddress(address, BOOKS, TOPICS)).toEqual({ filter, code: '2017-sc-deelscore-17', odd: [] });
  });

  test.each(['', '?vraag=', '?editie=&niveau= ', '?utm_source=nieuwsbrief'])(
    'vraagt niets: “%s”',
    (address) => {
      expect(parseAddress(address, BOOKS, TOPICS)).toEqual({ odd: [] });
    },
  );

  test.each([
    ['?editie=1930&artikel=vi', 'vi'],
    ['?editie=2017&artikel=27', '27'],
  ])('kent een artikel bij zijn editie: %s', (address, article) => {
    expect(parseAddress(address, BOOKS, TOPICS)).toMatchObject({ filter: { article }, odd: [] });
  });

  test.each([
    ['reeks', '?editie=2017&reeks=alles', 'alles'],
    ['editie', '?editie=1997&artikel=27', '1997'],
    ['editie', '?reeks=fouten&editie=abc', 'abc'],
    ['artikel', '?reeks=fouten&artikel=27', '27'],
    ['artikel', '?editie=2017&artikel=27B', '27b'],
    ['artikel', '?editie=2017&artikel=vi', 'vi'],
    ['onderwerp', '?editie=2017&onderwerp=<b>,verzaken,niets', '<b>, niets'],
    ['niveau', '?editie=2017&niveau=god', 'god'],
    ['soort', '?editie=2017&soort=gevolg.raadsel', 'raadsel'],
    ['aantal', '?editie=2017&aantal=11', '11'],
    ['aantal', '?editie=2017&aantal=-3', '-3'],
  ])('noemt wat het niet kent: %s in %s', (name, address, text) => {
    expect(parseAddress(address, BOOKS, TOPICS).odd).toEqual([{ name, text }]);
  });

  test('houdt over wat het wel kent, en noemt alles wat het niet kent', () => {
    const { filter, odd } = parseAddress(
      '?editie=2099&niveau=basis&aantal=7&onderwerp=verzaken.niets&soort=kennis',
      BOOKS,
      TOPICS,
    );
    expect(filter).toEqual({ ...everything, level: 'basis', topics: ['verzaken'], kinds: ['knowledge'] });
    expect(odd.map(({ name }) => name)).toEqual(['editie', 'onderwerp', 'aantal']);
  });
});

describe('het adres van een examen', () => {
  const read = (address: string) => parseExam(address, EDITIONS, TOPICS, '2017');
  const choices: readonly ExamChoice[] = [
    ...FORM_IDS.filter((form) => form !== 'vrij').map((form) => ({ form, edition: '1959', seed: 'klas-7' })),
    {
      form: 'vrij',
      edition: '1930',
      seed: '1',
      free: { level: 'basis', topics: TOPICS, count: 5, minutes: 180 },
    },
    { form: 'vrij', edition: '2017', seed: '1', free: { topics: [], count: 60, minutes: 5 } },
  ];
  test.each(choices)('leest terug wat het schreef: $form, $edition', (choice) => {
    expect(read(examId(choice))).toEqual({ choice, odd: [] });
  });

  test('zonder editie is het de geldende', () => {
    expect(read('?proef=speler&zaad=1')).toEqual({
      choice: { form: 'speler', edition: '2017', seed: '1' },
      odd: [],
    });
  });

  test.each(['', '?papier', '?utm_source=nieuwsbrief'])('vraagt geen examen: “%s”', (address) => {
    expect(read(address)).toBeUndefined();
  });

  test.each([
    ['proef', '?proef=onbekend&zaad=1', 'onbekend'],
    ['proef', '?zaad=1', ''],
    ['zaad', '?proef=speler', ''],
    ['zaad', '?proef=speler&zaad=<b>', '<b>'],
    ['editie', '?proef=speler&zaad=1&editie=1997', '1997'],
    ['editie', '?proef=vrij&zaad=1&editie=toen', 'toen'],
    ['niveau', '?proef=vrij&zaad=1&niveau=god', 'god'],
    ['onderwerp', '?proef=vrij&zaad=1&onderwerp=verzaken.niets', 'niets'],
    ['aantal', '?proef=vrij&zaad=1&aantal=61', '61'],
    ['aantal', '?proef=vrij&zaad=1&aantal=4', '4'],
    ['aantal', '?proef=vrij&zaad=1&aantal=tien', 'tien'],
    ['minuten', '?proef=vrij&zaad=1&minuten=181', '181'],
    ['minuten', '?proef=vrij&zaad=1&minuten=0', '0'],
  ])('noemt wat het niet kent: %s in %s', (name, address, text) => {
    expect(read(address)?.odd).toEqual([{ name, text }]);
  });
});
