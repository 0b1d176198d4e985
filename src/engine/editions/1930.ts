/**
 * The Dutch rules of contract bridge of 1930, chapter VI: seventeen unnumbered paragraphs, counted here from 1.
 * There is no director and no penalty in points: the player after the offender, the "opvolger", chooses, and a new deal is
 * among his choices. "Bod" and "bieden" take in every call. The chapter is short; where it is silent the clause
 * shows the reading that is taken, and `notModelled` says so.
 */
import { isBidOverSeven, isDoubling } from '../calls.ts';
import type { FactsAt } from '../facts.ts';
import type { Clause, Laws } from '../laws.ts';
import {
  anew,
  bar,
  cancelled,
  contract,
  disregarded,
  irregular,
  newDeal,
  offer,
  passedOut,
  precedingBid,
  raised,
  reordered,
  stands,
  standsAsPass,
  waived,
} from '../ruling.ts';
import type { Offence } from '../state.ts';

interface About {
  readonly offence: Offence;
}

const isInsufficient = ({ offence }: About) => offence.kind === 'insufficient-bid';
const isPassBeforeTurn = ({ offence }: About) => offence.kind === 'pass-out-of-rotation';
const isBidBeforeTurn = ({ offence }: About) =>
  offence.kind === 'bid-out-of-rotation' || offence.kind === 'double-out-of-rotation';
const isAfterEnd = ({ offence }: About) => offence.kind === 'call-after-final-pass';

/** Any other call against the rules (12): the text does not say which; all that the earlier paragraphs forbid and do not rule on. */
const isIllegal = ({ offence }: About) =>
  offence.kind === 'inadmissible-double' ||
  offence.kind === 'call-while-barred' ||
  offence.kind === 'bid-over-seven' ||
  offence.kind === 'change-of-call';

/** There are thirteen tricks: such a bid can be annulled, but not be kept in force. */
const isOverSeven = ({ offence }: About) => isBidOverSeven(offence.call);

const isBeforeTurn = ({ turn }: FactsAt['call']) => turn !== 'own' && turn !== 'nobody';

const paragraphs: { readonly [number: string]: readonly Clause[] } = {
  2: [
    {
      cite: '2',
      quote: 'de overige spelers volgen linksom',
      at: 'call',
      when: ({ turn }) => turn === 'own',
      then: [stands],
      routine: true,
    },
    {
      cite: '2',
      quote: 'de overige spelers volgen linksom',
      at: 'next-call',
      when: ({ byLho }) => !byLho,
      then: [cancelled],
    },
    {
      cite: '2',
      quote: 'de overige spelers volgen linksom',
      at: 'attention',
      when: ({ partnerHasCalled }) => partnerHasCalled,
      then: [reordered],
      insteadOf: ['10', '11', '12', '13'],
    },
  ],
  3: [
    {
      cite: '3',
      quote: 'wanneer na het laatste bod de drie overige spelers hebben gepast',
      at: 'end',
      when: () => true,
      then: [],
    },
    {
      cite: '3',
      quote: 'Het bieden wordt geacht te zijn afgeloopen',
      at: 'call',
      when: ({ turn }) => turn === 'nobody',
      then: [irregular('call-after-final-pass')],
      insteadOf: ['5', '6', '12'],
    },
    ...(['attention', 'next-call'] as const).map((at): Clause => ({
      cite: '3',
      quote: 'Het bieden wordt geacht te zijn afgeloopen',
      at,
      when: isAfterEnd,
      then: [cancelled],
    })),
  ],
  5: [
    {
      cite: '5',
      quote:
        'kan alleen geschieden door een der tegenspelers van dengeen die de laatste annonce heeft gedaan',
      at: 'call',
      when: ({ call, inadmissible }) => call === 'X' && inadmissible,
      then: [irregular('inadmissible-double')],
      insteadOf: ['2'],
    },
    {
      cite: '5',
      quote: 'het redoubleeren door een der tegenspelers van dengeen die gedoubleerd heeft',
      at: 'call',
      when: ({ call, inadmissible }) => call === 'XX' && inadmissible,
      then: [irregular('inadmissible-double')],
      insteadOf: ['2'],
    },
  ],
  6: [
    {
      cite: '6',
      quote: 'Iedere volgende annonce moet boven de voorgaande gaan',
      at: 'call',
      when: ({ insufficient }) => insufficient,
      then: [irregular('insufficient-bid')],
      insteadOf: ['2'],
    },
  ],
  7: [
    {
      cite: '7',
      quote: 'dan kan zijn opvolger eischen',
      at: 'attention',
      when: (f) => isInsufficient(f) && f.offence.raisable,
      then: [offer('lho', 'preceding-bid', 'stand', 'raise')],
    },
    {
      cite: '7',
      quote: 'dan kan zijn opvolger eischen',
      at: 'attention',
      when: (f) => isInsufficient(f) && !f.offence.raisable,
      then: [offer('lho', 'preceding-bid', 'stand')],
    },
    {
      cite: '7a',
      quote: 'gespeeld volgens het voorafgaande bod',
      at: 'choice',
      when: (f) => isInsufficient(f) && f.choice === 'preceding-bid',
      then: [precedingBid],
    },
    {
      cite: '7b',
      quote: 'dat het onvoldoende bod van kracht blijft',
      at: 'choice',
      when: (f) => isInsufficient(f) && f.choice === 'stand',
      then: [stands],
    },
    {
      cite: '7c',
      quote: 'zijn bod zooveel als noodig is verhoogt',
      at: 'choice',
      when: (f) => isInsufficient(f) && f.choice === 'raise',
      then: [raised],
    },
  ],
  8: [
    {
      cite: '8',
      quote: 'wanneer het bod wordt overboden of gedoubleerd',
      at: 'choice',
      when: (f) => isInsufficient(f) && f.choice !== 'preceding-bid',
      then: [bar('partner', 'overcalled-or-doubled')],
    },
  ],
  9: [
    {
      cite: '9',
      quote: 'Ieder der medespelers mag op het foutieve bod attent maken',
      at: 'attention',
      when: isInsufficient,
      then: [],
    },
    {
      cite: '9',
      quote: 'mag het bod hersteld worden',
      at: 'correction',
      when: isInsufficient,
      then: [anew],
    },
    {
      cite: '9',
      quote: 'mag het bod hersteld worden',
      at: 'change',
      when: ({ firstInsufficient }) => firstInsufficient,
      then: [anew],
    },
    {
      cite: '9',
      quote: 'in welk laatste geval het bieden normaal vervolgd wordt',
      at: 'next-call',
      when: (f) => f.byLho && isInsufficient(f),
      then: [stands],
    },
  ],
  10: [
    {
      cite: '10',
      quote: 'voor zijn beurt een spelsoort annonceert',
      at: 'call',
      when: (f) => isBeforeTurn(f) && f.call !== 'P' && !isDoubling(f.call) && !f.bidOverSeven,
      then: [irregular('bid-out-of-rotation')],
      insteadOf: ['6', '12'],
    },
    {
      cite: '10',
      quote: 'doubleert of redoubleert',
      at: 'call',
      when: (f) => isBeforeTurn(f) && isDoubling(f.call),
      then: [irregular('double-out-of-rotation')],
      insteadOf: ['5', '12'],
    },
    {
      cite: '10',
      quote: 'de opvolger een nieuwe gift eischen',
      at: 'attention',
      when: isBidBeforeTurn,
      then: [offer('lho', 'new-deal', 'stand')],
    },
    {
      cite: '10',
      quote: 'de opvolger een nieuwe gift eischen',
      at: 'choice',
      when: (f) => isBidBeforeTurn(f) && f.choice === 'new-deal',
      then: [newDeal],
    },
    {
      cite: '10',
      quote: 'dan is het bod geldig en gaat het bieden door',
      at: 'choice',
      when: (f) => isBidBeforeTurn(f) && f.choice === 'stand',
      then: [stands],
    },
    {
      cite: '10',
      quote: 'voordat de opvolger heeft geboden',
      at: 'next-call',
      when: (f) => f.byLho && isBidBeforeTurn(f),
      then: [stands],
    },
  ],
  11: [
    {
      cite: '11',
      quote: 'voor zijn beurt gepast',
      at: 'call',
      when: (f) => isBeforeTurn(f) && f.call === 'P',
      then: [irregular('pass-out-of-rotation')],
    },
    {
      cite: '11',
      quote: 'bij den eerstvolgenden keer, dat hij aan de beurt komt, passen',
      at: 'attention',
      when: isPassBeforeTurn,
      then: [cancelled, bar('offender', 'next-turn')],
    },
    {
      cite: '11',
      quote: 'voordat de opvolger heeft geboden',
      at: 'next-call',
      when: (f) => f.byLho && isPassBeforeTurn(f),
      then: [stands],
    },
  ],
  12: [
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'call',
      when: ({ barred, bidOverSeven }) => barred && !bidOverSeven,
      then: [irregular('call-while-barred')],
      insteadOf: ['2', '5', '6'],
    },
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'call',
      when: ({ bidOverSeven }) => bidOverSeven,
      then: [irregular('bid-over-seven')],
      insteadOf: ['2'],
    },
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'change',
      when: ({ firstIrregular, lhoHasCalled }) => !firstIrregular && !lhoHasCalled,
      then: [irregular('change-of-call')],
    },
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'change',
      when: ({ firstIrregular, firstInsufficient, lhoHasCalled }) =>
        (firstIrregular && !firstInsufficient) || lhoHasCalled,
      then: [disregarded],
    },
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'correction',
      when: (f) => !isInsufficient(f),
      then: [disregarded],
    },
    {
      cite: '12',
      quote: 'zoo mag zijn opvolger eischen',
      at: 'attention',
      when: (f) => isIllegal(f) && !isOverSeven(f),
      then: [offer('lho', 'new-deal', 'annul', 'stand')],
    },
    {
      cite: '12',
      quote: 'zoo mag zijn opvolger eischen',
      at: 'attention',
      when: (f) => isIllegal(f) && isOverSeven(f),
      then: [offer('lho', 'new-deal', 'annul')],
    },
    {
      cite: '12a',
      quote: 'een nieuwe gift',
      at: 'choice',
      when: (f) => isIllegal(f) && f.choice === 'new-deal',
      then: [newDeal],
    },
    {
      cite: '12b',
      quote: 'dat het bod geannuleerd wordt',
      at: 'choice',
      when: (f) => isIllegal(f) && f.choice === 'annul',
      then: [cancelled],
    },
    {
      cite: '12c',
      quote: 'dat het bod van kracht blijft',
      at: 'choice',
      when: (f) => isIllegal(f) && f.choice === 'stand',
      then: [stands],
    },
    {
      cite: '12c',
      quote: 'dat het bod van kracht blijft',
      at: 'next-call',
      when: (f) => f.byLho && isIllegal(f) && !isOverSeven(f),
      then: [stands],
    },
    {
      cite: '12',
      quote: 'Doet een speler een onwettig bod',
      at: 'next-call',
      when: (f) => f.byLho && isIllegal(f) && isOverSeven(f),
      then: [standsAsPass],
    },
  ],
  13: [
    {
      cite: '13',
      quote: 'Ieder der medespelers mag op het onwettige bod attent maken',
      at: 'attention',
      when: isIllegal,
      then: [],
    },
  ],
  14: [
    {
      cite: '14',
      quote: 'heeft de opvolger het recht een nieuwe gift te eischen',
      at: 'exposed',
      when: () => true,
      then: [offer('lho', 'new-deal', 'continue')],
    },
    {
      cite: '14',
      quote: 'het recht een nieuwe gift te eischen',
      at: 'exposed-choice',
      when: ({ choice }) => choice === 'new-deal',
      then: [newDeal],
    },
    {
      cite: '14',
      quote: 'eischt hij dit niet, dan gaat het spel zonder meer door',
      at: 'exposed-choice',
      when: ({ choice }) => choice === 'continue',
      then: [waived],
    },
  ],
  16: [
    {
      cite: '16',
      quote: 'die het hoogste bod doet',
      at: 'end',
      when: ({ noBid }) => !noBid,
      then: [contract],
    },
    {
      cite: '16',
      quote: 'al of niet gedoubleerd of geredoubleerd',
      at: 'choice',
      when: (f) => isInsufficient(f) && f.choice === 'preceding-bid',
      then: [],
    },
  ],
  17: [
    {
      cite: '17',
      quote: 'dan geeft de volgende gever',
      at: 'end',
      when: ({ noBid }) => noBid,
      then: [passedOut('next-dealer-deals')],
    },
  ],
};

/** The auction laws of 1930. */
export const laws: Laws = {
  edition: '1930',
  provisions: 'paragraph',
  articles: Object.entries(paragraphs).map(([number, clauses]) => ({ number, clauses })),
  notModelled: [
    { cite: '1', reason: 'definition-or-pointer' },
    { cite: '2', reason: 'open-reading' },
    { cite: '3', reason: 'open-reading' },
    { cite: '4', reason: 'definition-or-pointer' },
    { cite: '12', reason: 'open-reading' },
    { cite: '15', reason: 'outside-the-record' },
  ],
};
