/** Question sets for Anki and Moodle, read back by small readers of those formats: nothing lost, nothing broken by odd signs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { drawCodes } from '../../src/quiz/draw.ts';
import { makeAnki } from '../../src/quiz/exports/anki.ts';
import { makeGift } from '../../src/quiz/exports/gift.ts';
import { reasonLine } from '../../src/quiz/exports/rows.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, type Question } from '../../src/quiz/question.ts';

const library = readLibrary();
const made = ['1959', '2017']
  .flatMap((edition) => drawCodes(patternsOf(edition, library), 'export', 36))
  .map((code) => makeQuestion(code, library))
  .filter((each) => !isQuizFault(each));

const odd = fc.string({ unit: fc.constantFrom(...'ab\t\n\r~=#{}:\\<>&"%♠ ') }).map((text) => `x${text}x`);

/** A question with texts full of signs that mean something in the formats. */
const oddQuestion = fc
  .tuple(odd, odd, fc.array(odd, { minLength: 3, maxLength: 5 }), fc.boolean())
  .map(([prompt, why, texts, isSet]): Question => ({
    code: '2017-kn-a-1',
    edition: '2017',
    kind: 'knowledge',
    level: 'basis',
    topic: 'verzaken',
    pattern: '2017-kn-a',
    select: isSet ? 'set' : 'one',
    story: [why],
    prompt,
    options: texts.map((text, i) => ({ text, correct: i === 0 || (isSet && i === 1), why, cites: ['61'] })),
    cites: ['61'],
  }));

const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const blanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a reason in a file', () => {
  const all = ['1930', '1959', '1982', '2007', '2017']
    .flatMap((edition) => drawCodes(patternsOf(edition, library), 'redenen', 60))
    .map((code) => makeQuestion(code, library))
    .filter((each) => !isQuizFault(each));

  test('names a provision, whatever kind the question is of', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    expect(kinds.size).toBe(12);
    for (const question of all)
      for (const option of question.options)
        expect([question.code, reasonLine(question, option)]).toEqual([
          question.code,
          expect.stringMatching(/^[^]*(?:[Aa]rtikel(?:en)?|art\.|[Aa]linea(?:’s)?|lid) ?[\dIVXA-Za-z]/),
        ]);
  });

  test.each([
    ['De 50 hoort erbij.', ['77'], 'De 50 hoort erbij. Zie artikel 77.'],
    ['Dat kost 77 punten.', ['77'], 'Dat kost 77 punten. Zie artikel 77.'],
    ['Zo staat het (artikel 27B1a).', ['27B1a'], 'Zo staat het (artikel 27B1a).'],
    ['Zo staat het (artikelen 27A1 en 27B).', ['27B'], 'Zo staat het (artikelen 27A1 en 27B).'],
    ['Zo zegt artikel 77.', ['77'], 'Zo zegt artikel 77.'],
  ])('%s %j', (why, cites, expected) => {
    const question = made[0]!;
    expect(reasonLine({ ...question, edition: '2017' }, { text: 'x', correct: true, why, cites })).toBe(
      expected,
    );
  });
});

describe('Anki', () => {
  const readAnki = (text: string) => {
    const lines = text.split('\n');
    const head = lines.filter((line) => line.startsWith('#'));
    const cards = lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    return { head, cards };
  };

  test('a card a question, in the columns that the head names', () => {
    const { head, cards } = readAnki(makeAnki(made));
    expect(head).toEqual(
      expect.arrayContaining(['#separator:tab', '#html:true', '#guid column:1', '#tags column:4']),
    );
    expect(cards).toHaveLength(made.length);
    for (const [i, [guid, front = '', back = '', tags = '']] of cards.entries()) {
      const question = made[i]!;
      expect(guid).toBe(`spelregelatlas-${question.code}`);
      expect(front).toContain(question.prompt.replaceAll('&', '&amp;'));
      for (const { text } of question.options) expect(unescapeHtml(front)).toContain(text);
      for (const { why } of question.options) expect(unescapeHtml(back)).toContain(why);
      expect(back.match(/<b>Goed:/g)).toHaveLength(question.options.filter(({ correct }) => correct).length);
      expect(tags.split(' ')).toContain(`editie-${question.edition}`);
    }
    expect(new Set(cards.map(([guid]) => guid)).size).toBe(new Set(made.map(({ code }) => code)).size);
  });

  test('whatever signs a text holds, the columns hold', () => {
    fc.assert(
      fc.property(oddQuestion, (question) => {
        const { cards } = readAnki(makeAnki([question]));
        expect(cards.map((card) => card.length)).toEqual([4]);
        for (const { text } of question.options)
          expect(blanks(unescapeHtml(cards[0]![1]!))).toContain(blanks(text));
      }),
    );
  });
});

describe('GIFT', () => {
  /** Reads items as Moodle does: a sign with a backslash before it is itself. */
  const readGift = (text: string) =>
    text
      .split(/\n\n/)
      .map((item) => /^::((?:\\.|[^:\\])*)::\[html\]((?:\\.|[^\\{])*)\{\n([^]*)\n\}\n?$/.exec(item))
      .map((found) => {
        if (found === null) throw new Error('not read');
        const [, name = '', stem = '', answers = ''] = found;
        return {
          name: plain(name),
          stem: plain(stem),
          answers: answers.split('\n').map((line) => {
            const [, sign = '', share, answer = '', why = ''] =
              /^([=~])(?:%(-?[\d.]+)%)?((?:\\.|[^\\#~={}])*)#((?:\\.|[^\\#~={}])*)$/.exec(line) ?? [];
            return { sign, share, text: plain(answer), why: plain(why) };
          }),
        };
      });
  const plain = (text: string): string => unescapeHtml(text.replace(/\\(.)/g, '$1'));

  test('an item a question: its name, every answer with its reason, the right ones marked', () => {
    const items = readGift(makeGift(made));
    expect(items.map(({ name }) => name)).toEqual(made.map(({ code }) => code));
    for (const [i, { stem, answers }] of items.entries()) {
      const { options, select, prompt } = made[i]!;
      expect(stem).toContain(prompt);
      expect(answers.map(({ text, why }) => [text, why])).toEqual(
        options.map((option) => [option.text, reasonLine(made[i]!, option)]),
      );
      if (select === 'one')
        expect(answers.map(({ sign }) => sign === '=')).toEqual(options.map(({ correct }) => correct));
      else {
        const shares = answers.map(({ share }) => Number(share));
        expect(shares.map((share) => share > 0)).toEqual(options.map(({ correct }) => correct));
        expect(shares.filter((share) => share > 0).reduce((sum, share) => sum + share, 0)).toBeCloseTo(
          100,
          3,
        );
      }
    }
  });

  test('whatever signs a text holds, it is read back', () => {
    fc.assert(
      fc.property(oddQuestion, (question) => {
        const [item, ...more] = readGift(makeGift([question]));
        expect(more).toEqual([]);
        expect(item!.answers.map(({ text }) => blanks(text))).toEqual(
          question.options.map(({ text }) => blanks(text)),
        );
      }),
    );
  });
});
