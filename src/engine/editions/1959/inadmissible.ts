/** 1959, articles 35 to 40: doubles that may not be made, acting while obliged to pass, more than seven, and calls after the close. */
import type { Article, Clause } from '../../laws.ts';
import {
  barSide,
  cancelled,
  doublesVoid,
  irregular,
  offerOpponents,
  passes,
  replace,
  stands,
  waived,
} from '../../ruling.ts';
import {
  type About,
  firstLeadInASuit,
  isAfterClose,
  isCallOfDefender,
  isOfArticle36,
  isOfArticle37,
  isOfArticle38,
  isOutOfTurnCall,
  openingLeadInASuit,
  partnerPassesOn,
} from './terms.ts';

export const inadmissible: readonly Article[] = [
  {
    number: '35',
    clauses: [
      {
        cite: '35',
        quote: 'wordt hij geacht het gedane bod te hebben gedoubleerd of geredoubleerd',
        at: 'call',
        when: ({ names }) => names === 'wrong',
        then: [],
      },
    ],
  },
  {
    number: '36',
    clauses: [
      {
        cite: '36',
        quote: 'dat hij dit door een juiste bieding moet vervangen, en dat zijn maat verder moet passen',
        at: 'attention',
        when: isOfArticle36,
        then: [partnerPassesOn, replace],
      },
      {
        cite: '36',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && f.substitute.legal && f.substitute.call !== 'P',
        then: [stands],
      },
      {
        cite: '36',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && !f.substitute.legal,
        then: [cancelled, replace],
      },
      {
        cite: '36',
        quote: 'indien de overtreder past',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && f.substitute.call === 'P',
        then: [stands, offerOpponents('void-doubles', 'keep-doubles')],
      },
      {
        cite: '36',
        quote: 'elk voorafgegaan doublet en redoublet nietig verklaren',
        at: 'choice',
        when: ({ choice }) => choice === 'void-doubles',
        then: [doublesVoid],
      },
      {
        cite: '36',
        quote: 'mag, indien de overtreder past, elke tegenstander',
        at: 'choice',
        when: ({ choice }) => choice === 'keep-doubles',
        then: [waived],
      },
    ],
  },
  {
    number: '37',
    clauses: [
      {
        cite: '37',
        quote:
          'dat de overtreder dit door een juiste bieding moet vervangen en dat de maat van de overtreder verder moet passen',
        at: 'attention',
        when: isOfArticle37,
        then: [partnerPassesOn, replace],
      },
      {
        cite: '37',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle37(f) && f.substitute.legal,
        then: [stands],
      },
      {
        cite: '37',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle37(f) && !f.substitute.legal,
        then: [cancelled, replace],
      },
    ],
  },
  {
    number: '38',
    clauses: [
      {
        cite: '38',
        quote: 'Indien een speler meer dan zeven trekken biedt',
        at: 'call',
        when: ({ bidOverSeven }) => bidOverSeven,
        then: [irregular('bid-over-seven')],
        insteadOf: ['21'],
      },
      {
        cite: '38',
        quote: 'terwijl hij volgens de spelregels verplicht is te passen',
        at: 'call',
        when: ({ barred, bidOverSeven }) => barred && !bidOverSeven,
        then: [irregular('call-while-barred')],
        insteadOf: ['21'],
      },
      {
        cite: '38',
        quote: 'wordt de overtreder geacht te hebben gepast',
        at: 'attention',
        when: isOfArticle38,
        then: [passes, ...barSide, openingLeadInASuit],
      },
    ],
  },
  {
    number: '39',
    clauses: [
      {
        cite: '39',
        quote: 'mag slechts één van die bepalingen worden toegepast',
        at: 'call',
        when: (f) => isOutOfTurnCall(f) && (f.insufficient || f.inadmissible || f.barred || f.bidOverSeven),
        then: [],
        insteadOf: ['23', '24', '38'],
      },
      {
        cite: '39',
        quote: 'mag slechts één van die bepalingen worden toegepast',
        at: 'call',
        when: (f) => f.turn === 'own' && f.barred && (f.insufficient || f.inadmissible),
        then: [],
        insteadOf: ['23', '24'],
      },
    ],
  },
  {
    number: '40',
    clauses: [
      {
        cite: '40',
        quote: 'gedaan nadat het bieden is gesloten, vervalt',
        at: 'call',
        when: ({ turn }) => turn === 'nobody',
        then: [irregular('call-after-final-pass')],
        insteadOf: ['23', '24', '38'],
      },
      ...(['attention', 'next-call'] as const).flatMap((at): readonly Clause[] => [
        {
          cite: '40',
          quote: 'bestaat er geen straf',
          at,
          when: (f: About) => isAfterClose(f) && !isCallOfDefender(f),
          then: [cancelled],
        },
        {
          cite: '40',
          quote: 'de eerste maal dat hij daarna moet voorspelen, dit in een bepaalde kleur doet',
          at,
          when: (f: About) => isAfterClose(f) && isCallOfDefender(f),
          then: [cancelled, firstLeadInASuit],
        },
      ]),
    ],
  },
];
