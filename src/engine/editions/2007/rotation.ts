/**
 * 2007, articles 28 to 34: calls that count as in rotation, calls out of rotation, simultaneous calls.
 */
import { isBid, isDoubling } from '../../calls.ts';
import type { Article } from '../../laws.ts';
import {
  adjust,
  ask,
  bar,
  cancelled,
  information,
  irregular,
  lead,
  limit,
  offer,
  owes,
  passForRho,
  reordered,
  repeat,
  stands,
} from '../../ruling.ts';
import {
  calledOver,
  isArtificialPass,
  afterRhoActed,
  isDifferent,
  isOutOfRotation,
  isRuledAsBid,
  isRuledAsDouble,
  isPass,
  mustRepeatBid,
  mustRepeatDouble,
} from './terms.ts';

/** Biedingen die als op de beurt gelden. */
const article28: Article = {
  number: '28',
  clauses: [
    {
      cite: '28A',
      quote: 'Wacht de speler die pas niet af en biedt hij al, dan telt zijn bieding als op de beurt',
      at: 'ahead',
      when: () => true,
      then: [passForRho],
    },
    {
      cite: '28B',
      quote: 'de bieding van de tegenstander bij die beurt telt niet mee',
      at: 'next-call',
      when: (f) =>
        f.offence.kind !== 'change-of-call' && f.hadTurn && f.byOpponent && (!f.byLho || f.over === false),
      then: [cancelled, information('16D2')],
    },
    {
      cite: '28B',
      quote: 'De speler die wel aan de beurt is, doet zijn eigen bieding',
      at: 'next-call',
      when: (f) => f.offence.kind !== 'change-of-call' && f.hadTurn && f.byLho && f.over === undefined,
      then: [ask('over')],
    },
  ],
};

/** Na een bieding voor de beurt. */
const article29: Article = {
  number: '29',
  clauses: [
    {
      cite: '29A',
      quote: 'De LT van de overtreder mag na een bieding voor de beurt gewoon bieden',
      at: 'attention',
      when: ({ offence }) => isOutOfRotation(offence),
      then: [offer('lho', 'accept', 'reject')],
    },
    {
      cite: '29A',
      quote: 'hij heeft de bieding voor de beurt dan geaccepteerd',
      at: 'choice',
      when: ({ offence, choice }) => isOutOfRotation(offence) && choice === 'accept',
      then: [stands],
    },
    {
      cite: '29A',
      quote: 'Elke bieding van hem telt, pas inbegrepen',
      at: 'next-call',
      when: (f) => isOutOfRotation(f.offence) && calledOver(f),
      then: [stands],
    },
    {
      cite: '29B',
      quote: 'Accepteert de LT niet, dan wordt de bieding voor de beurt geannuleerd',
      at: 'choice',
      when: ({ offence, choice }) => isOutOfRotation(offence) && choice === 'reject',
      then: [cancelled, owes],
    },
    {
      cite: '29C',
      quote: 'de speelsoort of speelsoorten die ze toont',
      at: 'choice',
      when: ({ offence, choice }) => isOutOfRotation(offence) && offence.artificial && choice === 'reject',
      then: [],
    },
  ],
};

/** Pas voor de beurt. */
const article30: Article = {
  number: '30',
  clauses: [
    {
      cite: '30',
      quote: 'Dit artikel geldt als een speler voor zijn beurt heeft gepast',
      at: 'call',
      when: (f) => f.call === 'P' && f.turn !== 'own' && f.turn !== 'nobody',
      then: [irregular('pass-out-of-rotation')],
    },
    {
      cite: '30A',
      quote: 'Had nog niemand een bod gedaan, dan moet de overtreder bij zijn eerstvolgende beurt passen',
      at: 'choice',
      when: ({ offence, choice }) => isPass(offence) && offence.noBidYet && choice === 'reject',
      then: [bar('offender', 'next-turn'), adjust('23')],
    },
    {
      cite: '30B1',
      quote: 'Was zijn RT aan de beurt, dan moet de overtreder bij zijn eerstvolgende beurt passen',
      at: 'choice',
      when: ({ offence, choice }) =>
        isPass(offence) && !offence.noBidYet && offence.turn === 'rho' && choice === 'reject',
      then: [bar('offender', 'next-turn')],
    },
    {
      cite: '30B2a',
      quote: 'De overtreder moet de rest van het bieden passen',
      at: 'choice',
      when: ({ offence, choice }) =>
        isPass(offence) && !offence.noBidYet && offence.turn === 'partner' && choice === 'reject',
      then: [bar('offender', 'end-of-auction'), adjust('23')],
    },
    {
      cite: '30B2b',
      quote: 'bij die beurt niet doubleren of redoubleren',
      at: 'choice',
      when: ({ offence, choice }) =>
        isPass(offence) && !offence.noBidYet && offence.turn === 'partner' && choice === 'reject',
      then: [limit('partner', 'X', 'XX')],
    },
    {
      cite: '30B2b',
      quote: 'bij die beurt niet doubleren of redoubleren',
      at: 'call',
      when: (f) => f.forbidden,
      then: [irregular('inadmissible-double')],
      insteadOf: ['17C', '25B1', '32', '35A'],
    },
    {
      cite: '30B3',
      quote: 'Was zijn LT aan de beurt, dan is de pas een wijziging van bieding',
      at: 'call',
      when: (f) => f.call === 'P' && !f.noBidYet && f.turn === 'lho',
      then: [irregular('change-of-call')],
      insteadOf: ['30'],
    },
    {
      cite: '30C',
      quote: 'dan geldt artikel 31 in plaats van dit artikel',
      at: 'choice',
      when: ({ offence, choice }) => isArtificialPass(offence) && choice === 'reject',
      then: [],
      insteadOf: ['30A', '30B1', '30B2a', '30B2b'],
    },
  ],
};

/** Bod voor de beurt. */
const article31: Article = {
  number: '31',
  clauses: [
    {
      cite: '31',
      quote: 'Dit artikel geldt als een speler voor zijn beurt een bod heeft gedaan',
      at: 'call',
      when: (f) => isBid(f.call) && f.turn !== 'own' && f.turn !== 'nobody',
      then: [irregular('bid-out-of-rotation')],
    },
    {
      cite: '31A',
      quote: 'Past de RT, dan moet de overtreder zijn bieding voor de beurt herhalen',
      at: 'choice',
      when: ({ offence, choice }) => isRuledAsBid(offence) && offence.turn === 'rho' && choice === 'reject',
      then: [],
    },
    {
      cite: '31A1',
      quote: 'Past de RT, dan moet de overtreder zijn bieding voor de beurt herhalen',
      at: 'turn',
      when: ({ offence, rhoPassed }) => isRuledAsBid(offence) && rhoPassed,
      then: [repeat],
    },
    {
      cite: '31A1',
      quote: 'dan moet de overtreder zijn bieding voor de beurt herhalen',
      at: 'call',
      when: mustRepeatBid,
      then: [irregular('change-of-call')],
      insteadOf: ['17C', '18D', '30B2b', '35A'],
    },
    {
      cite: '31A1',
      quote: 'dan moet de overtreder zijn bieding voor de beurt herhalen',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatBid(offence),
      then: [cancelled],
    },
    {
      cite: '31A1',
      quote: 'Is die bieding dan reglementair, dan volgt geen verdere rechtzetting',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatBid(offence),
      then: [stands],
    },
    {
      cite: '31A2a',
      quote: 'Herhaalt de overtreder de speelsoort van zijn bod voor de beurt',
      at: 'own-turn',
      when: (f) =>
        isRuledAsBid(f.offence) &&
        afterRhoActed(f) &&
        !isArtificialPass(f.offence) &&
        f.substitute.sameDenomination,
      then: [bar('partner', 'next-turn'), adjust('23')],
    },
    {
      cite: '31A2b',
      quote: 'Herhaalt hij die speelsoort niet',
      at: 'own-turn',
      when: (f) =>
        isRuledAsBid(f.offence) &&
        afterRhoActed(f) &&
        (isArtificialPass(f.offence) || !f.substitute.sameDenomination),
      then: [bar('partner', 'end-of-auction'), information('16D'), adjust('23')],
    },
    {
      cite: '31A2b',
      quote: 'De voorspeelbeperkingen van artikel 26 kunnen gelden',
      at: 'own-turn',
      when: (f) =>
        isRuledAsBid(f.offence) && afterRhoActed(f) && !f.substitute.sameDenomination && isDifferent(f),
      then: [lead],
    },
    {
      cite: '31B',
      quote: 'dan moet zijn partner de rest van het bieden passen, wat de overtreder ook biedt',
      at: 'choice',
      when: ({ offence, choice }) => isRuledAsBid(offence) && offence.turn !== 'rho' && choice === 'reject',
      then: [bar('partner', 'end-of-auction'), information('16D'), adjust('23')],
    },
    {
      cite: '31B',
      quote: 'Artikel 23 en de voorspeelbeperkingen van artikel 26 kunnen gelden',
      at: 'own-turn',
      when: (f) => isRuledAsBid(f.offence) && f.offence.turn !== 'rho' && isDifferent(f),
      then: [lead],
    },
    {
      cite: '31B',
      quote:
        'Had hij al eerder een bieding gedaan en was zijn LT aan de beurt, dan is het een wijziging van bieding',
      at: 'call',
      when: (f) => isBid(f.call) && f.turn === 'lho' && f.hasCalled,
      then: [irregular('change-of-call')],
      insteadOf: ['31'],
    },
  ],
};

/** Doublet of redoublet voor de beurt. */
const article32: Article = {
  number: '32',
  clauses: [
    {
      cite: '32',
      quote: 'De LT mag een doublet of redoublet voor de beurt accepteren',
      at: 'call',
      when: (f) => isDoubling(f.call) && f.turn !== 'own' && f.turn !== 'nobody',
      then: [irregular('double-out-of-rotation')],
    },
    {
      cite: '32A',
      quote: 'dan moet die partner de rest van het bieden passen',
      at: 'choice',
      when: ({ offence, choice }) =>
        isRuledAsDouble(offence) && offence.turn !== 'rho' && choice === 'reject',
      then: [bar('partner', 'end-of-auction'), information('16D'), adjust('23')],
    },
    {
      cite: '32A',
      quote: 'Artikel 23 en de voorspeelbeperking van artikel 26B kunnen gelden',
      at: 'own-turn',
      when: (f) => isRuledAsDouble(f.offence) && f.offence.turn !== 'rho' && isDifferent(f),
      then: [lead],
    },
    {
      cite: '32B',
      quote: 'Past de RT, dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'choice',
      when: ({ offence, choice }) =>
        isRuledAsDouble(offence) && offence.turn === 'rho' && choice === 'reject',
      then: [],
    },
    {
      cite: '32B1',
      quote: 'Past de RT, dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'turn',
      when: ({ offence, rhoPassed }) => isRuledAsDouble(offence) && rhoPassed,
      then: [repeat],
    },
    {
      cite: '32B1',
      quote: 'dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'call',
      when: mustRepeatDouble,
      then: [irregular('change-of-call')],
      insteadOf: ['17C', '18D', '30B2b', '35A'],
    },
    {
      cite: '32B1',
      quote: 'dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatDouble(offence),
      then: [cancelled],
    },
    {
      cite: '32B1',
      quote: 'Er volgt geen verdere rechtzetting',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatDouble(offence),
      then: [stands],
    },
    {
      cite: '32B2',
      quote: 'maar zijn partner moet de rest van het bieden passen',
      at: 'turn',
      when: ({ offence, rhoPassed }) => isRuledAsDouble(offence) && offence.turn === 'rho' && !rhoPassed,
      then: [bar('partner', 'end-of-auction'), information('16D'), adjust('23')],
    },
    {
      cite: '32B2',
      quote: 'Artikel 23 en de voorspeelbeperking van artikel 26B kunnen gelden',
      at: 'own-turn',
      when: (f) => isRuledAsDouble(f.offence) && afterRhoActed(f) && isDifferent(f),
      then: [lead],
    },
  ],
};

/** Gelijktijdige biedingen. */
const article33: Article = {
  number: '33',
  clauses: [
    {
      cite: '33',
      quote: 'De andere bieding telt als daarna gedaan',
      at: 'call',
      when: (f) => f.simultaneous,
      then: [],
    },
    {
      cite: '33',
      quote: 'dan telt de bieding van de speler die aan de beurt was als eerste',
      at: 'next-call',
      when: (f) => f.simultaneous && f.hadTurn && f.offence.kind !== 'change-of-call',
      then: [reordered],
      insteadOf: ['28B', '29A', '36A', '37A', '38B', '38C'],
    },
  ],
};

export const rotation: readonly Article[] = [
  article28,
  article29,
  article30,
  article31,
  article32,
  article33,
];
