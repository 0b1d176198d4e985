/**
 * 2017, articles 35 to 39: inadmissible calls.
 */
import type { Article } from '../../laws.ts';
import {
  adjust,
  anew,
  bar,
  barSide,
  cancelled,
  irregular,
  laterCallsFall,
  lead,
  owes,
  passes,
  replace,
  stands,
} from '../../ruling.ts';
import { calledOver, isInadmissibleCall } from './terms.ts';

/** Ontoelaatbare biedingen. */
const article35: Article = {
  number: '35',
  clauses: [
    {
      cite: '35A',
      quote: 'Een doublet of redoublet dat volgens artikel 19 niet mag',
      at: 'call',
      when: (f) => f.inadmissible,
      then: [irregular('inadmissible-double')],
      insteadOf: ['17B', '17C', '32'],
    },
    {
      cite: '35B',
      quote: 'Een bod, doublet of redoublet van een speler die moet passen',
      at: 'call',
      when: (f) => f.barred,
      then: [irregular('call-while-barred')],
      insteadOf: ['17B', '17C', '18D', '31', '31C', '32', '32C', '35A'],
    },
    {
      cite: '35C',
      quote: 'Een bod van meer dan zeven',
      at: 'call',
      when: (f) => f.bidOverSeven,
      then: [irregular('bid-over-seven')],
      insteadOf: ['17B', '17C', '31A1', '32A1', '35B'],
    },
    {
      cite: '35D',
      quote: 'Een bieding na de laatste pas van het bieden',
      at: 'call',
      when: (f) => f.turn === 'nobody',
      then: [irregular('call-after-final-pass')],
      insteadOf: ['35A', '35B', '35C'],
    },
  ],
};

/** Ontoelaatbaar doublet of redoublet. */
const article36: Article = {
  number: '36',
  clauses: [
    {
      cite: '36A',
      quote: 'dan worden het ontoelaatbare doublet of redoublet en alle biedingen daarna geannuleerd',
      at: 'next-call',
      when: (f) => f.offence.inadmissible && isInadmissibleCall(f.offence) && calledOver(f),
      then: [cancelled, laterCallsFall],
      insteadOf: ['37A'],
    },
    {
      cite: '36B1',
      quote: 'Een doublet of redoublet dat volgens artikel 19 niet mag, wordt geannuleerd',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'inadmissible-double',
      then: [],
    },
    {
      cite: '36B2',
      quote: 'De overtreder moet een reglementaire bieding in de plaats stellen',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'inadmissible-double' && offence.turn === 'own',
      then: [replace, bar('partner', 'end-of-auction')],
    },
    {
      cite: '36B2',
      quote: 'De overtreder moet een reglementaire bieding in de plaats stellen',
      at: 'correction',
      when: ({ offence }) => offence.kind === 'inadmissible-double',
      then: [anew, bar('partner', 'end-of-auction')],
    },
    {
      cite: '36B2',
      quote: 'en het bieden gaat door',
      at: 'replacement',
      when: ({ offence }) => offence.kind === 'inadmissible-double',
      then: [anew],
    },
    {
      cite: '36B3',
      quote: 'Artikel 72C kan gelden, en de voorspeelbeperking van artikel 26B ook',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'inadmissible-double' && offence.turn === 'own',
      then: [lead, adjust('72C')],
    },
    {
      cite: '36B3',
      quote: 'Artikel 72C kan gelden, en de voorspeelbeperking van artikel 26B ook',
      at: 'correction',
      when: ({ offence }) => offence.kind === 'inadmissible-double',
      then: [lead, adjust('72C')],
    },
    {
      cite: '36B4',
      quote: 'dan gaat het bieden terug naar de speler die aan de beurt was',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'inadmissible-double' && offence.turn !== 'own',
      then: [cancelled, owes, bar('partner', 'end-of-auction'), lead, adjust('72C')],
    },
  ],
};

/** Bieden terwijl je moet passen. */
const article37: Article = {
  number: '37',
  clauses: [
    {
      cite: '37A',
      quote: 'Dan blijven die bieding en alle biedingen daarna staan',
      at: 'next-call',
      when: (f) => f.offence.kind === 'call-while-barred' && calledOver(f),
      then: [stands],
    },
    {
      cite: '37B1',
      quote: 'Het bod, doublet of redoublet van de speler die moest passen, wordt geannuleerd',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'call-while-barred',
      then: [],
    },
    {
      cite: '37B2',
      quote: 'Beide spelers van de overtredende partij moeten de rest van het bieden passen',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'call-while-barred',
      then: [passes, ...barSide, lead, adjust('72C')],
    },
    {
      cite: '37B2',
      quote: 'Er komt een pas voor in de plaats en het bieden gaat door',
      at: 'replacement',
      when: ({ offence, substitute }) => offence.kind === 'insufficient-bid' && substitute.barred,
      then: [passes, ...barSide, lead, adjust('72C')],
      insteadOf: ['27B3', '27B4'],
    },
  ],
};

/** Bod van meer dan zeven. */
const article38: Article = {
  number: '38',
  clauses: [
    {
      cite: '38B',
      quote: 'en alles wat daarna is geboden ook',
      at: 'next-call',
      when: (f) => f.offence.kind === 'bid-over-seven' && calledOver(f),
      then: [laterCallsFall],
    },
    {
      cite: '38C',
      quote: 'In plaats van het bod komt een pas',
      at: 'next-call',
      when: (f) => f.offence.kind === 'bid-over-seven' && calledOver(f),
      then: [passes, ...barSide],
    },
    {
      cite: '38C',
      quote: 'In plaats van het bod komt een pas',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'bid-over-seven',
      then: [passes, ...barSide],
    },
    {
      cite: '38C',
      quote: 'In plaats van het bod komt een pas',
      at: 'replacement',
      when: ({ offence, substitute }) => offence.kind === 'insufficient-bid' && substitute.bidOverSeven,
      then: [passes, ...barSide],
      insteadOf: ['37B2'],
    },
    {
      cite: '38D',
      quote: 'Artikel 72C en de voorspeelbeperking van artikel 26B kunnen gelden',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'bid-over-seven',
      then: [lead, adjust('72C')],
    },
    {
      cite: '38D',
      quote: 'Artikel 72C en de voorspeelbeperking van artikel 26B kunnen gelden',
      at: 'replacement',
      when: ({ offence, substitute }) => offence.kind === 'insufficient-bid' && substitute.bidOverSeven,
      then: [lead, adjust('72C')],
    },
  ],
};

/** Bieding na de laatste pas. */
const article39: Article = {
  number: '39',
  clauses: [
    {
      cite: '39A',
      quote: 'Elke bieding na de laatste pas wordt geannuleerd',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'call-after-final-pass',
      then: [cancelled],
    },
    {
      cite: '39A',
      quote: 'Elke bieding na de laatste pas wordt geannuleerd',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'call-after-final-pass',
      then: [cancelled, laterCallsFall],
    },
    {
      cite: '39B',
      quote:
        'Bij een pas van een tegenspeler, of een bieding van de toekomstige leider of dummy, blijft het daarbij',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'call-after-final-pass' && (offence.call === 'P' || !offence.defends),
      then: [],
    },
    {
      cite: '39B',
      quote: 'Ook als de LT van de overtreder er al overheen heeft geboden, volgt er niets meer',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'call-after-final-pass',
      then: [],
    },
    {
      cite: '39C',
      quote: 'Doet een tegenspeler een bod, doublet of redoublet en biedt zijn LT er niet overheen',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'call-after-final-pass' && offence.call !== 'P' && offence.defends,
      then: [lead],
    },
  ],
};

export const inadmissible: readonly Article[] = [article35, article36, article37, article38, article39];
