/** 1959, articles 27 to 30: irregular calls that were called over, changed calls, and the insufficient bid. */
import { isBid } from '../../calls.ts';
import type { Article } from '../../laws.ts';
import {
  anew,
  cancelled,
  disregarded,
  establishChange,
  irregular,
  noted,
  offer,
  replace,
  stands,
  standsAsPass,
} from '../../ruling.ts';
import {
  isChange,
  isCondoned,
  isInsufficient,
  isNeverProper,
  isSufficientBidOrPass,
  openingLeadInASuit,
  partnerPassesOn,
  partnerPassesOnce,
} from './terms.ts';

export const condoned: readonly Article[] = [
  {
    number: '27',
    clauses: [
      {
        cite: '27',
        quote: 'gaat het bieden verder alsof het een juiste bieding was geweest',
        at: 'next-call',
        when: (f) => isCondoned(f) && !isNeverProper(f),
        then: [stands],
      },
      {
        cite: '27',
        quote: 'alsof de onjuiste bieding bestond uit passen',
        at: 'next-call',
        when: (f) => isCondoned(f) && isNeverProper(f),
        then: [standsAsPass],
      },
      {
        cite: '27',
        quote: 'voordat er straf is gevorderd wegens een onjuiste bieding',
        at: 'next-call',
        when: ({ byLho, offence }) => byLho && offence.correction !== undefined,
        then: [anew],
      },
    ],
  },
  {
    number: '28',
    clauses: [
      {
        cite: '28',
        quote: 'zijn bieding in één adem wijzigt',
        at: 'change',
        when: ({ lhoHasCalled }) => !lhoHasCalled,
        then: [establishChange('in-one-breath')],
      },
      {
        cite: '28',
        quote: 'is zijn laatste bieding geldig',
        at: 'change',
        when: ({ atOnce, lhoHasCalled }) => atOnce && !lhoHasCalled,
        then: [anew],
      },
    ],
  },
  {
    number: '29',
    clauses: [
      {
        cite: '29',
        quote: 'Indien een speler zijn bieding wijzigt',
        at: 'call',
        when: ({ turn, hasCalled }) => turn === 'lho' && hasCalled,
        then: [irregular('change-of-call')],
        insteadOf: ['23', '24', '38'],
      },
      {
        cite: '29',
        quote: 'doch niet in één adem, is de wijziging ongeldig',
        at: 'change',
        when: ({ atOnce, firstIrregular, lhoHasCalled }) => !atOnce && !firstIrregular && !lhoHasCalled,
        then: [irregular('change-of-call')],
      },
      {
        cite: '29a',
        quote: 'is de bepaling betreffende onjuiste bieding van toepassing',
        at: 'change',
        when: ({ atOnce, firstIrregular }) => !atOnce && firstIrregular,
        then: [noted],
      },
      {
        cite: '29b',
        quote: 'heeft de overtreder de keus',
        at: 'attention',
        when: isChange,
        then: [offer('offender', 'keep-first', 'other-call')],
      },
      {
        cite: '29b1',
        quote: 'zijn eerste bieding te handhaven',
        at: 'choice',
        when: (f) => isChange(f) && f.choice === 'keep-first',
        then: [cancelled, partnerPassesOnce],
      },
      {
        cite: '29b1',
        quote: 'zijn eerste bieding te handhaven',
        at: 'change',
        when: ({ lhoHasCalled }) => lhoHasCalled,
        then: [disregarded, partnerPassesOnce],
      },
      {
        cite: '29b2',
        quote: 'een andere juiste bieding te doen',
        at: 'choice',
        when: (f) => isChange(f) && f.choice === 'other-call',
        then: [replace],
      },
      {
        cite: '29b2',
        quote: 'dat zijn maat verder moet passen',
        at: 'replacement',
        when: (f) => isChange(f) && f.substitute.legal,
        then: [stands, partnerPassesOn],
      },
      {
        cite: '29b2',
        quote: 'een andere juiste bieding',
        at: 'replacement',
        when: (f) => isChange(f) && !f.substitute.legal,
        then: [cancelled, replace],
      },
    ],
  },
  {
    number: '30',
    clauses: [
      {
        cite: '30',
        quote: 'moet hij dat vervangen door een voldoend bod, of passen',
        at: 'attention',
        when: isInsufficient,
        then: [replace],
      },
      {
        cite: '30',
        quote: 'door een voldoend bod, of passen',
        at: 'replacement',
        when: (f) => isInsufficient(f) && !isSufficientBidOrPass(f),
        then: [cancelled, replace],
      },
      {
        cite: '30a',
        quote: 'het laagste voldoende bod in dezelfde speelsoort',
        at: 'replacement',
        when: (f) => isInsufficient(f) && f.substitute.legal && f.substitute.lowestNamingSame,
        then: [stands],
        insteadOf: ['30b'],
      },
      {
        cite: '30b',
        quote: 'een ander bod doet',
        at: 'replacement',
        when: (f) => isInsufficient(f) && f.substitute.legal && isBid(f.substitute.call),
        then: [stands, partnerPassesOn],
      },
      {
        cite: '30c',
        quote: 'mag de leider het uitkomen in een bepaalde kleur vorderen of verbieden',
        at: 'replacement',
        when: (f) => isInsufficient(f) && f.substitute.call === 'P',
        then: [stands, partnerPassesOn, openingLeadInASuit],
      },
      {
        cite: '30',
        quote: 'Een bieding die hij vóór die tijd in de plaats mocht hebben gesteld, is ongeldig',
        at: 'correction',
        when: () => true,
        then: [noted],
      },
      {
        cite: '30',
        quote: 'tenzij zijn linker tegenstander een volgende bieding heeft gedaan',
        at: 'next-call',
        when: ({ byLho, offence }) => byLho && offence.correction !== undefined,
        then: [],
      },
    ],
  },
];
