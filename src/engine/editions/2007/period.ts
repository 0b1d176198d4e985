/**
 * 2007, articles 17 to 22: the auction period, bids, doubles, the end of the auction.
 */
import type { Article } from '../../laws.ts';
import { contract, information, irregular, passedOut, stands, turnRestored } from '../../ruling.ts';

/** De biedperiode. */
const article17: Article = {
  number: '17',
  clauses: [
    {
      cite: '17B',
      quote: 'De gever biedt als eerste',
      at: 'call',
      when: (f) => f.turn === 'own' && f.isFirst,
      then: [stands],
      routine: true,
    },
    {
      cite: '17C',
      quote: 'Daarna gaat de beurt met de klok mee rond',
      at: 'call',
      when: (f) => f.turn === 'own' && !f.isFirst,
      then: [stands],
      routine: true,
    },
    {
      cite: '17E2',
      quote: 'Het gaat terug naar de speler die zijn beurt miste',
      at: 'end',
      when: (f) => f.turnLost,
      then: [turnRestored, information('16D')],
      insteadOf: ['22A1', '22A2'],
    },
  ],
};

/** Het bod. */
const article18: Article = {
  number: '18',
  clauses: [
    {
      cite: '18D',
      quote: 'Wie niet hoger biedt dan het laatste bod, doet een onvoldoend bod',
      at: 'call',
      when: (f) => f.turn === 'own' && f.insufficient,
      then: [irregular('insufficient-bid')],
      insteadOf: ['17B', '17C'],
    },
  ],
};

/** Doublet en redoublet. Wanneer ze niet mogen: zie artikel 35A. */
const article19: Article = {
  number: '19',
  clauses: [
    {
      cite: '19A2',
      quote: 'Zeg alleen "doublet", zonder hoogte of speelsoort erbij',
      at: 'call',
      when: (f) => f.call === 'X' && f.names === 'right',
      then: [],
    },
    {
      cite: '19A3',
      quote: 'dan telt het doublet voor het bod zoals het werkelijk is gedaan',
      at: 'call',
      when: (f) => f.call === 'X' && f.names === 'wrong',
      then: [],
    },
    {
      cite: '19B2',
      quote: 'Zeg alleen "redoublet", zonder hoogte of speelsoort erbij',
      at: 'call',
      when: (f) => f.call === 'XX' && f.names === 'right',
      then: [],
    },
    {
      cite: '19B3',
      quote: 'dan telt het redoublet voor het gedoubleerde bod zoals het werkelijk is gedaan',
      at: 'call',
      when: (f) => f.call === 'XX' && f.names === 'wrong',
      then: [],
    },
  ],
};

/** Einde van het bieden. */
const article22: Article = {
  number: '22',
  clauses: [
    {
      cite: '22A1',
      quote: 'Past iedereen zonder dat er een bod is gedaan, dan is het bieden voorbij',
      at: 'end',
      when: (f) => f.noBid,
      then: [passedOut('no-redeal')],
    },
    {
      cite: '22A2',
      quote: 'dan is het bieden voorbij na drie passen op de beurt achter het laatste bod',
      at: 'end',
      when: (f) => !f.noBid,
      then: [contract],
    },
  ],
};

export const period: readonly Article[] = [article17, article18, article19, article22];
