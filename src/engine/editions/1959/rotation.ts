/** 1959, articles 31 to 34: calls before the turn, calls that count as in turn, and simultaneous calls. */
import { isDoubling } from '../../calls.ts';
import type { Article } from '../../laws.ts';
import { bar, cancelled, irregular, passForRho, reordered } from '../../ruling.ts';
import { isChange, isOutOfTurn, isOutOfTurnCall, isPassOf31a, partnerPassesOn } from './terms.ts';

export const rotation: readonly Article[] = [
  {
    number: '31',
    clauses: [
      {
        cite: '31',
        quote: 'Een voor de beurt gedane bieding is ongeldig',
        at: 'call',
        when: (f) => isOutOfTurnCall(f) && f.call === 'P',
        then: [irregular('pass-out-of-rotation')],
      },
      {
        cite: '31',
        quote: 'Een voor de beurt gedane bieding is ongeldig',
        at: 'call',
        when: (f) => isOutOfTurnCall(f) && isDoubling(f.call),
        then: [irregular('double-out-of-rotation')],
      },
      {
        cite: '31',
        quote: 'Een voor de beurt gedane bieding is ongeldig',
        at: 'call',
        when: (f) => isOutOfTurnCall(f) && f.call !== 'P' && !isDoubling(f.call),
        then: [irregular('bid-out-of-rotation')],
      },
      {
        cite: '31a',
        quote: 'dat de overtreder de eerste maal, dat het zijn beurt is om te bieden moet passen',
        at: 'attention',
        when: (f) => isOutOfTurn(f) && isPassOf31a(f),
        then: [cancelled, bar('offender', 'next-turn')],
      },
      {
        cite: '31b',
        quote: 'indien een speler een andere bieding voor zijn beurt doet dan passen volgens lid a',
        at: 'attention',
        when: (f) => isOutOfTurn(f) && !isPassOf31a(f),
        then: [cancelled, partnerPassesOn],
      },
      {
        cite: '31',
        quote: 'Het bieden gaat terug op de speler wiens beurt het is om te bieden',
        at: 'attention',
        when: (f) => isOutOfTurn(f) && f.partnerHasCalled,
        then: [reordered],
        insteadOf: ['31a', '31b'],
      },
    ],
  },
  {
    number: '32',
    clauses: [
      {
        cite: '32',
        quote: 'wordt niet beschouwd als niet in goede volgorde gedaan',
        at: 'ahead',
        when: () => true,
        then: [passForRho],
      },
    ],
  },
  {
    number: '33',
    clauses: [
      {
        cite: '33',
        quote: 'gaat het bieden verder, alsof die tegenstander niet had geboden',
        at: 'next-call',
        when: ({ byLho, hadTurn }) => !byLho && hadTurn,
        then: [cancelled],
      },
    ],
  },
  {
    number: '34',
    clauses: [
      {
        cite: '34',
        quote: 'wordt als een volgende bieding beschouwd',
        at: 'call',
        when: ({ simultaneous }) => simultaneous,
        then: [],
      },
      {
        cite: '34',
        quote: 'Een bieding, die tegelijkertijd met een juiste bieding van een andere speler wordt gedaan',
        at: 'next-call',
        when: (f) => f.simultaneous && f.hadTurn && !isChange(f),
        then: [reordered],
        insteadOf: ['27', '33'],
      },
    ],
  },
];
