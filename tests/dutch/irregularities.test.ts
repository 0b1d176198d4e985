import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/engine/record.ts';
import { IRREGULARITIES, OPTION_IDS, type Outcome } from '../../src/engine/ruling.ts';
import { faultText } from '../../src/dutch/faults.ts';
import {
  irregularityMark,
  irregularityName,
  optionName,
  outcomeInWords,
} from '../../src/dutch/irregularities.ts';

describe('names', () => {
  test.each(IRREGULARITIES)('%s has a heading and a short mark', (kind) => {
    expect(irregularityName(kind)).toMatch(/^\p{Lu}/u);
    expect(irregularityMark(kind)).toMatch(/^\p{Ll}.{3,18}$/u);
  });

  test('every option has its own words', () => {
    expect(new Set(OPTION_IDS.map(optionName)).size).toBe(OPTION_IDS.length);
  });

  test.each<[Outcome, string, string?]>([
    [
      { kind: 'contract', level: 3, denomination: 'NT', doubling: 'doubled', declarer: 'W' },
      '3SA door West, gedoubleerd',
    ],
    [{ kind: 'passed-out', next: 'no-redeal' }, 'rondpas, er wordt niet opnieuw gegeven'],
    [{ kind: 'passed-out', next: 'no-redeal' }, 'rondpas, er komt geen nieuwe gift', '1959'],
    [{ kind: 'passed-out', next: 'next-dealer-deals' }, 'rondpas, de volgende gever geeft'],
    [{ kind: 'new-deal' }, 'nieuwe gift'],
  ])('%j: %s', (outcome, words, edition = '2017') => {
    expect(outcomeInWords(outcome, edition)).toBe(words);
  });
});

test.each(ERROR_CODES)('error %s says what and where', (code) => {
  expect(faultText({ code })).toMatch(/^\p{Lu}.+\.$/u);
  expect(faultText({ code, event: 3, field: 'call' })).toMatch(/\(gebeurtenis 3, veld “call”\)$/);
});
