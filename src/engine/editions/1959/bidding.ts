/** 1959, articles 21 to 26: the auction, the bid, double and redouble, and a card shown. */
import type { Article } from '../../laws.ts';
import {
  contract,
  disregarded,
  establishCard,
  faceUp,
  irregular,
  passedOut,
  penaltyCard,
  stands,
} from '../../ruling.ts';
import { partnerPassesOnce } from './terms.ts';

export const bidding: readonly Article[] = [
  {
    number: '21',
    clauses: [
      {
        cite: '21',
        quote: 'daarna wordt in volgorde door elke speler geboden',
        at: 'call',
        when: ({ turn }) => turn === 'own',
        then: [stands],
        routine: true,
      },
      {
        cite: '21',
        quote: 'totdat drie spelers in volgorde hebben gepast',
        at: 'end',
        when: () => true,
        then: [],
      },
    ],
  },
  {
    number: '22',
    clauses: [
      {
        cite: '22',
        quote: 'wordt het laatste bod het contract',
        at: 'end',
        when: ({ noBid }) => !noBid,
        then: [contract],
      },
      {
        cite: '22',
        quote: 'geen reden voor een nieuwe gift',
        at: 'end',
        when: ({ noBid }) => noBid,
        then: [passedOut('no-redeal')],
      },
    ],
  },
  {
    number: '23',
    clauses: [
      {
        cite: '23',
        quote: 'een bod dat niet hoger is, is onvoldoende',
        at: 'call',
        when: ({ insufficient }) => insufficient,
        then: [irregular('insufficient-bid')],
        insteadOf: ['21'],
      },
    ],
  },
  {
    number: '24',
    clauses: [
      {
        cite: '24',
        quote: 'mag alleen dan doubleren',
        at: 'call',
        when: ({ call, inadmissible }) => call === 'X' && inadmissible,
        then: [irregular('inadmissible-double')],
        insteadOf: ['21'],
      },
      {
        cite: '24',
        quote: 'mag alleen dan redoubleren',
        at: 'call',
        when: ({ call, inadmissible }) => call === 'XX' && inadmissible,
        then: [irregular('inadmissible-double')],
        insteadOf: ['21'],
      },
    ],
  },
  {
    number: '25',
    clauses: [
      {
        cite: '25',
        quote: 'wordt het aantal scorepunten verhoogd',
        at: 'end',
        when: ({ doubled }) => doubled,
        then: [],
      },
    ],
  },
  {
    number: '26',
    clauses: [
      {
        cite: '26',
        quote: 'een kaart open op tafel legt of de beeldzijde van een kaart van zijn maat ziet',
        at: 'exposed',
        when: ({ led }) => !led,
        then: [establishCard('on-table-or-seen')],
      },
      {
        cite: '26a',
        quote: 'Elke dergelijke kaart moet open op tafel blijven liggen totdat het bieden is gesloten',
        at: 'exposed',
        when: ({ courtCard, led, total }) => courtCard || led || total > 1,
        then: [faceUp],
      },
      {
        cite: '26a',
        quote:
          'een aas, heer, vrouw of boer, of een lagere kaart die te vroeg werd gespeeld, of meer dan één kaart',
        at: 'exposed',
        when: ({ courtCard, led, total }) => courtCard || led || total > 1,
        then: [partnerPassesOnce],
      },
      {
        cite: '26b',
        quote: 'dan bestaat er geen straf',
        at: 'exposed',
        when: ({ courtCard, led, total }) => !courtCard && !led && total === 1,
        then: [disregarded],
      },
      {
        cite: '26a',
        quote: 'totdat het bieden is gesloten',
        at: 'exposed-after',
        when: ({ defends, courtCard, led, total }) => !defends && (courtCard || led || total > 1),
        then: [],
      },
      {
        cite: '26a',
        quote: 'als de bezitter tegenspeler wordt, wordt het een strafkaart',
        at: 'exposed-after',
        when: ({ defends, courtCard, led, total }) => defends && (courtCard || led || total > 1),
        then: [penaltyCard],
      },
    ],
  },
];
