/**
 * 2017, articles 28 to 34: calls that count as in rotation, calls out of rotation, simultaneous calls.
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
  isCompared,
  isOutOfRotation,
  isRuledAsBid,
  isRuledAsDouble,
  isRuledAsPass,
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
      then: [cancelled, information('16C2')],
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
      quote: 'dan moet hij bij zijn eerstvolgende beurt passen',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'pass-out-of-rotation' && offence.turn === 'rho' && choice === 'reject',
      then: [bar('offender', 'next-turn')],
    },
    {
      cite: '30B1a',
      quote: 'De partner van de overtreder is bij zijn beurt vrij in wat hij biedt',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'pass-out-of-rotation' && offence.turn !== 'rho' && choice === 'reject',
      then: [information('16C2')],
    },
    {
      cite: '30B1bi',
      quote: 'dan volgt geen verdere rechtzetting',
      at: 'own-turn',
      when: (f) => isRuledAsPass(f.offence) && isCompared(f) && f.substitute.comparability === true,
      then: [],
    },
    {
      cite: '30B1bii',
      quote: 'dan moet zijn partner bij diens eerstvolgende beurt passen',
      at: 'own-turn',
      when: (f) => isRuledAsPass(f.offence) && isCompared(f) && f.substitute.comparability === false,
      then: [bar('partner', 'next-turn'), lead, information('16C'), adjust('72C')],
    },
    {
      cite: '30B2',
      quote: 'dan is dat een wijziging van bieding',
      at: 'call',
      when: (f) => f.call === 'P' && f.turn === 'lho' && f.hasCalled,
      then: [irregular('change-of-call')],
      insteadOf: ['30'],
    },
    {
      cite: '30C',
      quote: 'dan geldt artikel 31 in plaats van dit artikel',
      at: 'choice',
      when: ({ offence, choice }) => isArtificialPass(offence) && choice === 'reject',
      then: [],
      insteadOf: ['30A', '30B1a'],
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
      quote: 'dan moet de overtreder zijn bieding voor de beurt herhalen',
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
      insteadOf: ['17C', '18D', '35A'],
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
      quote: 'vergelijkbaar met zijn bod voor de beurt (artikel 23A), dan volgt geen verdere rechtzetting',
      at: 'own-turn',
      when: (f) => isRuledAsBid(f.offence) && isCompared(f) && f.substitute.comparability === true,
      then: [],
    },
    {
      cite: '31A2b',
      quote: 'dan moet de partner van de overtreder bij diens eerstvolgende beurt passen',
      at: 'own-turn',
      when: (f) => isRuledAsBid(f.offence) && isCompared(f) && f.substitute.comparability === false,
      then: [bar('partner', 'next-turn'), lead, information('16C'), adjust('72C')],
    },
    {
      cite: '31B1',
      quote: 'De partner van de overtreder is bij zijn beurt vrij in wat hij biedt',
      at: 'choice',
      when: ({ offence, choice }) => isRuledAsBid(offence) && offence.turn !== 'rho' && choice === 'reject',
      then: [information('16C2')],
    },
    {
      cite: '31B2',
      quote: 'Ook de overtreder is bij zijn goede beurt vrij in wat hij biedt',
      at: 'own-turn',
      when: ({ offence }) => isRuledAsBid(offence) && offence.turn !== 'rho',
      then: [],
    },
    {
      cite: '31C',
      quote: 'dan is dat een wijziging van bieding',
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
      quote: 'Past de RT, dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'choice',
      when: ({ offence, choice }) =>
        isRuledAsDouble(offence) && offence.turn === 'rho' && choice === 'reject',
      then: [],
    },
    {
      cite: '32A1',
      quote: 'dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'turn',
      when: ({ offence, rhoPassed }) => isRuledAsDouble(offence) && rhoPassed,
      then: [repeat],
    },
    {
      cite: '32A1',
      quote: 'dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'call',
      when: mustRepeatDouble,
      then: [irregular('change-of-call')],
      insteadOf: ['17C', '18D', '35A'],
    },
    {
      cite: '32A1',
      quote: 'dan moet de overtreder zijn doublet of redoublet herhalen',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatDouble(offence),
      then: [cancelled],
    },
    {
      cite: '32A1',
      quote: 'Er volgt geen verdere rechtzetting',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'change-of-call' && mustRepeatDouble(offence),
      then: [stands],
    },
    {
      cite: '32A2a',
      quote: 'dan volgt geen verdere rechtzetting',
      at: 'own-turn',
      when: (f) => isRuledAsDouble(f.offence) && isCompared(f) && f.substitute.comparability === true,
      then: [],
    },
    {
      cite: '32A2b',
      quote: 'dan moet de partner van de overtreder bij diens eerstvolgende beurt passen',
      at: 'own-turn',
      when: (f) => isRuledAsDouble(f.offence) && isCompared(f) && f.substitute.comparability === false,
      then: [bar('partner', 'next-turn'), lead, information('16C'), adjust('72C')],
    },
    {
      cite: '32B1',
      quote: 'De partner van de overtreder is bij zijn beurt vrij in wat hij biedt',
      at: 'choice',
      when: ({ offence, choice }) =>
        isRuledAsDouble(offence) && offence.turn !== 'rho' && choice === 'reject',
      then: [information('16C2')],
    },
    {
      cite: '32B2',
      quote: 'Ook de overtreder is bij zijn goede beurt vrij in wat hij biedt',
      at: 'own-turn',
      when: ({ offence }) => isRuledAsDouble(offence) && offence.turn !== 'rho',
      then: [],
    },
    {
      cite: '32C',
      quote: 'dan is dat een wijziging van bieding',
      at: 'call',
      when: (f) => isDoubling(f.call) && f.turn === 'lho' && f.hasCalled,
      then: [irregular('change-of-call')],
      insteadOf: ['32', '35A'],
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
