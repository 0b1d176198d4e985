/**
 * 2017, articles 17 to 23: the auction period, bids, doubles, the end of the auction, comparable calls.
 */
import type { FactsAt } from '../../facts.ts';
import type { Article, Clause } from '../../laws.ts';
import type { Door } from '../../meaning.ts';
import {
  adjust,
  ask,
  contract,
  information,
  irregular,
  passedOut,
  stands,
  turnRestored,
} from '../../ruling.ts';
import { isCompared } from './terms.ts';

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
      cite: '17D3',
      quote: 'Het gaat terug naar de speler die zijn beurt miste',
      at: 'end',
      when: (f) => f.turnLost,
      then: [turnRestored, information('16C')],
      insteadOf: ['22A', '22B'],
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
      cite: '22A',
      quote: 'na het laatste bod drie passen in volgorde zijn gedaan',
      at: 'end',
      when: (f) => !f.noBid,
      then: [contract],
    },
    {
      cite: '22B',
      quote: 'Er mag niet opnieuw gegeven worden',
      at: 'end',
      when: (f) => f.noBid,
      then: [passedOut('no-redeal')],
    },
  ],
};

/** The three ways in which a call can be comparable (23A1-3), where the meanings themselves tell. */
const DOORS: readonly { readonly cite: string; readonly quote: string; readonly door: Door }[] = [
  {
    cite: '23A1',
    quote: 'De nieuwe bieding heeft dezelfde of bijna dezelfde betekenis als de ingetrokken bieding',
    door: 'similar',
  },
  {
    cite: '23A2',
    quote: 'elke hand die bij de nieuwe bieding past, paste ook bij de ingetrokken bieding',
    door: 'contained',
  },
  {
    cite: '23A3',
    quote: 'De nieuwe bieding heeft hetzelfde doel als de ingetrokken bieding',
    door: 'same-purpose',
  },
];

/** A comparable call takes the place of an insufficient bid (27B1b). */
const isComparedReplacement = ({ offence, substitute }: FactsAt['replacement']): boolean =>
  offence.kind === 'insufficient-bid' && substitute.legal && substitute.comparability === true;

/** Vergelijkbare bieding. */
const article23: Article = {
  number: '23',
  clauses: [
    {
      cite: '23A',
      quote: 'Een bieding komt in de plaats van een ingetrokken bieding',
      at: 'own-turn',
      when: (f) => isCompared(f) && f.substitute.comparability === undefined,
      then: [ask('comparable')],
    },
    {
      cite: '23A',
      quote: 'Ze heet vergelijkbaar als ten minste een van deze drie dingen klopt',
      at: 'own-turn',
      when: (f) => isCompared(f) && f.substitute.comparability === true && f.substitute.door === undefined,
      then: [],
    },
    ...DOORS.map(({ cite, quote, door }): Clause => ({
      cite,
      quote,
      at: 'own-turn',
      when: (f) => isCompared(f) && f.substitute.door === door,
      then: [],
      meant: true,
    })),
    {
      cite: '23A',
      quote: 'Een bieding komt in de plaats van een ingetrokken bieding',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' && substitute.legal && substitute.comparability === undefined,
      then: [ask('comparable')],
    },
    {
      cite: '23A',
      quote: 'Ze heet vergelijkbaar als ten minste een van deze drie dingen klopt',
      at: 'replacement',
      when: (f) => isComparedReplacement(f) && f.substitute.door === undefined,
      then: [],
    },
    ...DOORS.map(({ cite, quote, door }): Clause => ({
      cite,
      quote,
      at: 'replacement',
      when: (f) => isComparedReplacement(f) && f.substitute.door === door,
      then: [],
      meant: true,
    })),
    {
      cite: '23B',
      quote: 'dan gaan bieden en spelen door zonder verdere rechtzetting',
      at: 'own-turn',
      when: (f) => isCompared(f) && f.substitute.comparability === true,
      then: [],
    },
    {
      cite: '23C',
      quote: 'Na het spelen gaat de wedstrijdleider na of de overtreding de overtreders heeft geholpen',
      at: 'own-turn',
      when: (f) => isCompared(f) && f.substitute.comparability === true,
      then: [adjust('23C')],
    },
  ],
};

export const period: readonly Article[] = [article17, article18, article19, article22, article23];
