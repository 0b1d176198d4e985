import { describe, expect, test } from 'vitest';
import { aspectsOf, type AspectId } from '../../src/dutch/aspects.ts';
import { isErrorAnswer, rule } from '../../src/engine/index.ts';

const INSUFFICIENT = [{ call: '1S' }, { call: '1H' }, { attention: true }];
const told = (edition: string, aspect: AspectId, events: readonly object[], dealer = 'N') => {
  const answer = rule({ edition, dealer, events });
  if (isErrorAnswer(answer)) throw new Error(answer.error.code);
  return aspectsOf(answer)[aspect].map(
    ({ text, cites }) => `${text.replaceAll('\uFE0E', '')} [${cites.join()}]`,
  );
};

describe('a ruling at a glance', () => {
  test.each<[string, string, AspectId, readonly object[], readonly string[]]>([
    [
      '1930 al. 7: what the successor may choose, and what follows',
      '1930',
      'next',
      INSUFFICIENT,
      [
        'Zuid kan kiezen: voorafgaand bod laten spelen [7a]',
        'Zuid kan kiezen: van kracht laten blijven. Dan past West tot het bod wordt overboden of gedoubleerd [7b,8]',
        'Zuid kan kiezen: laten verhogen. Dan past West tot het bod wordt overboden of gedoubleerd [7c,8]',
      ],
    ],
    [
      '1959 art. 30: what each substitute costs',
      '1959',
      'next',
      INSUFFICIENT,
      [
        'Oost vervangt de bieding []',
        'Wordt het pas, dan past West de rest van het bieden en mag de leider iets vorderen over het voorspelen van West [30c]',
        'Wordt het een ander voldoende bod, dan past West de rest van het bieden [30b]',
        'Wordt het 2♥, dan volgt er niets [30a]',
      ],
    ],
    [
      '1959 art. 29b: the offender chooses, and what each choice costs',
      '1959',
      'next',
      [{ call: '1H' }, { change: '1S', by: 'N' }, { attention: true }],
      [
        'Noord kan kiezen: eerste bieding handhaven. Dan past Zuid één keer [29b1]',
        'Noord kan kiezen: andere bieding doen. Dan past Zuid de rest van het bieden [29b2]',
      ],
    ],
    [
      '2017 art. 27: who must pass',
      '2017',
      'pass',
      [...INSUFFICIENT, { choose: 'reject', by: 'S' }, { replace: '2C', by: 'E', comparable: false }],
      ['West: de rest van het bieden [27B2]'],
    ],
    [
      '2017 art. 26B: which suits',
      '2017',
      'lead',
      [...INSUFFICIENT, { choose: 'reject', by: 'S' }, { replace: '2C', by: 'E', comparable: false }],
      [
        'Wordt OW tegenpartij, dan mag de leider bij de eerste keer dat West voorspeelt één kleur verbieden: ♦, ♥ of ♠. Een verbod geldt zolang West aan slag blijft [27B2,26B]',
      ],
    ],
    [
      '2017 art. 22A: the contract',
      '2017',
      'bidding',
      ['4H', 'P', 'P', 'P'].map((call) => ({ call })),
      ['Contract: 4♥ door Noord []'],
    ],
    [
      '1930 al. 17: passed out',
      '1930',
      'bidding',
      ['P', 'P', 'P', 'P'].map((call) => ({ call })),
      ['Rondpas, de volgende gever geeft []'],
    ],
    [
      '2017 art. 31A1: a call that must be repeated',
      '2017',
      'next',
      [
        { call: '1H' },
        { call: '1S', by: 'S' },
        { attention: true },
        { choose: 'reject', by: 'W' },
        { call: 'P' },
      ],
      ['Zuid moet nu 1♠ bieden []'],
    ],
    [
      '2007 art. 30B2: what partner may not call',
      '2007',
      'limit',
      [{ call: '1H' }, { call: 'P', by: 'W' }, { attention: true }, { choose: 'reject', by: 'N' }],
      ['Oost mag nu niet doubleren of redoubleren [30B2b]'],
    ],
    [
      '2017 art. 24E: a penalty card',
      '2017',
      'cards',
      [{ call: '1H' }, { expose: ['HT'], by: 'E' }, { call: 'P' }, { call: 'P' }, { call: 'P' }],
      ['♥10 van Oost []'],
    ],
    [
      '2017 art. 23: the director must find first',
      '2017',
      'next',
      [...INSUFFICIENT, { choose: 'reject', by: 'S' }, { replace: '3H', by: 'E' }],
      ['De arbiter stelt eerst vast of de bieding vergelijkbaar is []'],
    ],
  ])('%s', (_, edition, aspect, events, expected) => expect(told(edition, aspect, events)).toEqual(expected));
});
