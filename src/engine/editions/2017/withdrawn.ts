/**
 * 2017, articles 24 to 27: exposed cards, changes of call, withdrawn calls and the lead, insufficient bids.
 */
import type { Article } from '../../laws.ts';
import {
  adjust,
  anew,
  bar,
  cancelled,
  correctionStands,
  disregarded,
  establishCard,
  establishChange,
  establishSame,
  faceUp,
  information,
  irregular,
  lead,
  mayWithdraw,
  noted,
  offer,
  replace,
  restrict,
  stands,
  succeeds,
} from '../../ruling.ts';
import { isDoubling } from '../../calls.ts';

/** Kaart zichtbaar of voorgespeeld tijdens het bieden. */
const article24: Article = {
  number: '24',
  clauses: [
    {
      cite: '24',
      quote:
        'De partner kon tijdens het bieden een of meer kaarten van een speler zien, door een fout van die speler zelf',
      at: 'exposed',
      when: (f) => !f.led,
      then: [establishCard('own-error-in-sight')],
    },
    {
      cite: '24',
      quote: 'Elke zo getoonde kaart blijft open op tafel liggen tot het bieden is afgelopen',
      at: 'exposed',
      when: () => true,
      then: [faceUp],
    },
    {
      cite: '24',
      quote: 'Voor de overtredende partij is het ongeoorloofde informatie',
      at: 'exposed',
      when: () => true,
      then: [information('16C')],
    },
    {
      cite: '24A',
      quote: 'heeft voor het bieden verder geen gevolgen',
      at: 'exposed',
      when: (f) => f.total === 1 && !f.honour && !f.led,
      then: [],
    },
    {
      cite: '24B',
      quote: 'Hetzelfde geldt voor een kaart die te vroeg is voorgespeeld',
      at: 'exposed',
      when: (f) => f.total === 1 && (f.honour || f.led),
      then: [bar('partner', 'next-turn'), adjust('72C')],
    },
    {
      cite: '24C',
      quote: 'Bij twee of meer kaarten, hoog of laag',
      at: 'exposed',
      when: (f) => f.total > 1,
      then: [bar('partner', 'next-turn'), adjust('72C')],
    },
    {
      cite: '24D',
      quote: 'dan gaan de kaarten terug in zijn hand',
      at: 'exposed-after',
      when: (f) => !f.defends,
      then: [],
    },
    {
      cite: '24E',
      quote: 'dan wordt elke getoonde kaart een strafkaart',
      at: 'exposed-after',
      when: (f) => f.defends,
      then: [],
    },
  ],
};

/** Het wijzigen van biedingen. */
const article25: Article = {
  number: '25',
  clauses: [
    {
      cite: '25A1',
      quote: 'de niet-bedoelde bieding vervangen door de bieding die hij wilde doen',
      at: 'change',
      when: (f) => f.unintended,
      then: [anew],
    },
    {
      cite: '25A2',
      quote: 'als zij het gevolg was van een mechanische fout of een verspreking',
      at: 'change',
      when: (f) => !f.mayWithdraw,
      then: [establishChange('unintended')],
    },
    {
      cite: '25A4',
      quote: 'Een bieding mag niet vervangen worden wanneer zijn partner nadien een bieding heeft gedaan',
      at: 'change',
      when: (f) => f.unintended && f.partnerHasCalled,
      then: [],
      insteadOf: ['25A1'],
    },
    {
      cite: '25A6',
      quote: 'mag de LT de bieding die hij na de eerste bieding deed, intrekken',
      at: 'change',
      when: (f) => f.mayWithdraw,
      then: [anew],
      insteadOf: ['25A1', '25A4', '25B1', '25B2', '27C'],
    },
    {
      cite: '25A6',
      quote: 'geoorloofd voor zijn partij en ongeoorloofd voor de tegenstanders',
      at: 'change',
      when: (f) => f.mayWithdraw,
      then: [information('25A6', 'other-side')],
    },
    {
      cite: '25A6',
      quote:
        'Als een wijziging wordt toegestaan, mag de LT de bieding die hij na de eerste bieding deed, intrekken',
      at: 'change',
      when: (f) => f.unintended && f.lhoHasCalled && !f.partnerHasCalled && !f.mayWithdraw,
      then: [mayWithdraw],
    },
    {
      cite: '25B1',
      quote: 'Een wijziging van bieding die niet toegestaan is volgens A, mag geaccepteerd worden door de LT',
      at: 'change',
      when: (f) => !f.unintended,
      then: [irregular('change-of-call')],
    },
    {
      cite: '25B2',
      quote: 'wordt een wijziging die niet toegestaan is volgens A, geannuleerd',
      at: 'change',
      when: (f) => (!f.unintended || f.partnerHasCalled) && f.othersHaveCalled,
      then: [disregarded, lead],
      insteadOf: ['25B1'],
    },
    {
      cite: '25B1',
      quote: 'mag geaccepteerd worden door de LT',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'change-of-call' && offence.acceptable,
      then: [offer('lho', 'accept', 'reject')],
    },
    {
      cite: '25B1',
      quote: 'de tweede bieding wordt gehandhaafd en de bieding gaat verder',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'change-of-call' && choice === 'accept',
      then: [stands, lead],
    },
    {
      cite: '25B1',
      quote: 'De wijziging wordt geaccepteerd als de LT bewust een bieding doet na de wijziging',
      at: 'next-call',
      when: ({ offence, byLho, over }) =>
        offence.kind === 'change-of-call' && offence.acceptable && byLho && over !== false,
      then: [stands, lead],
    },
    {
      cite: '25B2',
      quote: 'De oorspronkelijke bieding wordt gehandhaafd en de bieding gaat verder',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'change-of-call' && !offence.acceptable && !offence.failsToRepeat,
      then: [cancelled, lead],
    },
    {
      cite: '25B2',
      quote: 'De oorspronkelijke bieding wordt gehandhaafd en de bieding gaat verder',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'change-of-call' && choice === 'reject',
      then: [cancelled, lead],
    },
    {
      cite: '25B2',
      quote: 'Behalve zoals bepaald in B1',
      at: 'next-call',
      when: ({ offence, byLho, over }) =>
        offence.kind === 'change-of-call' &&
        !offence.failsToRepeat &&
        !(offence.acceptable && byLho && over !== false),
      then: [cancelled, lead],
    },
    {
      cite: '25B3',
      quote: 'Artikel 16C is van toepassing voor elke ingetrokken of geannuleerde bieding',
      at: 'change',
      when: (f) => (!f.unintended || f.partnerHasCalled) && f.othersHaveCalled && !f.mayWithdraw,
      then: [information('16C')],
    },
    {
      cite: '25B3',
      quote: 'Artikel 16C is van toepassing voor elke ingetrokken of geannuleerde bieding',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'change-of-call' && !offence.acceptable && !offence.failsToRepeat,
      then: [information('16C')],
    },
    {
      cite: '25B3',
      quote: 'Artikel 16C is van toepassing voor elke ingetrokken of geannuleerde bieding',
      at: 'choice',
      when: ({ offence }) => offence.kind === 'change-of-call',
      then: [information('16C')],
    },
    {
      cite: '25B3',
      quote: 'Artikel 16C is van toepassing voor elke ingetrokken of geannuleerde bieding',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'change-of-call' && !offence.failsToRepeat,
      then: [information('16C')],
    },
  ],
};

/** Ingetrokken bieding en voorspeelbeperking. */
const article26: Article = {
  number: '26',
  clauses: [
    {
      cite: '26B',
      quote:
        'Is de ingetrokken bieding niet vervangen door een vergelijkbare bieding en wordt de overtreder tegenspeler',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'insufficient-bid' && offence.second && choice === 'accept',
      then: [lead],
    },
    {
      cite: '26B',
      quote:
        'Is de ingetrokken bieding niet vervangen door een vergelijkbare bieding en wordt de overtreder tegenspeler',
      at: 'next-call',
      when: ({ offence, byLho, correctionStands: canStand }) =>
        offence.kind === 'insufficient-bid' && offence.second && byLho && !canStand,
      then: [lead],
    },
    {
      cite: '26A',
      quote: 'dan is er geen voorspeelbeperking',
      at: 'lead',
      when: (f) => f.replacedComparably,
      then: [],
      insteadOf: ['26B'],
    },
    {
      cite: '26B',
      quote: 'mag de leider de partner van de overtreder verbieden om een bepaalde kleur voor te spelen',
      at: 'lead',
      when: () => true,
      then: [restrict('forbid', 'not-specified', 'first-lead', 'while-on-lead')],
    },
  ],
};

/** Onvoldoend bod. */
const article27: Article = {
  number: '27',
  clauses: [
    {
      cite: '27A1',
      quote: 'De LT van de overtreder mag elk onvoldoend bod accepteren',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'insufficient-bid',
      then: [offer('lho', 'accept', 'reject')],
    },
    {
      cite: '27A1',
      quote: 'het telt dan als een gewoon bod',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'insufficient-bid' && choice === 'accept',
      then: [stands],
    },
    {
      cite: '27A1',
      quote: 'zodra de LT een bieding doet, pas inbegrepen, heeft hij geaccepteerd',
      at: 'next-call',
      when: ({ offence, byLho }) => offence.kind === 'insufficient-bid' && byLho,
      then: [stands],
    },
    {
      cite: '27A2',
      quote: 'Is het onvoldoende bod ook nog voor de beurt gedaan, dan geldt artikel 31',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'bid-out-of-rotation' && offence.insufficient,
      then: [],
    },
    {
      cite: '27B',
      quote: 'dan moet de overtreder een reglementaire bieding in de plaats stellen',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'insufficient-bid' && choice === 'reject',
      then: [replace],
    },
    {
      cite: '27B1a',
      quote: 'het laagste voldoende bod dat dezelfde speelsoort of speelsoorten toont',
      at: 'replacement',
      when: ({ offence, substitute }) => offence.kind === 'insufficient-bid' && substitute.lowestShowingSame,
      then: [establishSame('both-show-it'), stands, adjust('27D')],
      insteadOf: ['27B1b', '27B2', '23A', '23A1', '23A2', '23A3'],
    },
    {
      cite: '27B1b',
      quote: 'een vergelijkbare bieding (artikel 23A)',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' && substitute.legal && substitute.comparability === true,
      then: [stands, adjust('27D')],
      insteadOf: ['27B2'],
    },
    {
      cite: '27B2',
      quote: 'De overtreder kiest een ander voldoende bod, of pas',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' &&
        substitute.legal &&
        !isDoubling(substitute.call) &&
        substitute.comparability !== undefined,
      then: [stands, bar('partner', 'end-of-auction'), lead, information('16C'), adjust('72C')],
    },
    {
      cite: '27B3',
      quote: 'een doublet of redoublet dat niet onder artikel 27B1b valt, wordt geannuleerd',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' &&
        isDoubling(substitute.call) &&
        (substitute.comparability === false || !substitute.legal),
      then: [cancelled, replace, bar('partner', 'end-of-auction'), lead, adjust('72C')],
    },
    {
      cite: '27B3',
      quote: 'Wat hij dan ook kiest, zijn partner moet de rest van het bieden passen',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' &&
        offence.again &&
        substitute.legal &&
        !isDoubling(substitute.call),
      then: [stands, information('16C')],
      insteadOf: ['23A', '23A1', '23A2', '23A3', '27B1a', '27B1b', '27B2'],
    },
    {
      cite: '27B4',
      quote: 'dan mag de LT dat tweede bod accepteren',
      at: 'replacement',
      when: ({ offence, substitute }) => offence.kind === 'insufficient-bid' && substitute.insufficient,
      then: [succeeds, offer('lho', 'accept', 'reject')],
    },
    {
      cite: '27B3',
      quote: 'zijn partner moet de rest van het bieden passen',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'insufficient-bid' && offence.second && choice === 'reject',
      then: [],
    },
    {
      cite: '27B4',
      quote: 'dan beslist de wedstrijdleider als in artikel 27B3',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'insufficient-bid' && offence.second && choice === 'reject',
      then: [replace, bar('partner', 'end-of-auction'), lead, adjust('72C')],
      insteadOf: ['27B', '27C'],
    },
    {
      cite: '27C',
      quote:
        'Heeft de overtreder zijn bod al vervangen voordat de wedstrijdleider over de rechtzetting heeft beslist',
      at: 'correction',
      when: ({ offence }) => offence.kind === 'insufficient-bid',
      then: [noted],
    },
    {
      cite: '27C',
      quote: 'Een tweede keus krijgt de overtreder niet',
      at: 'change',
      when: (f) => f.firstInsufficient && !f.unintended,
      then: [noted],
      insteadOf: ['25B1', '25B2'],
    },
    {
      cite: '27C',
      quote: 'de LT mag nog steeds het oorspronkelijke onvoldoende bod accepteren',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'insufficient-bid' && offence.correction !== undefined,
      then: [],
    },
    {
      cite: '27C',
      quote: 'dan blijft die vervanging staan als ze reglementair is',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'insufficient-bid' && offence.correction !== undefined && choice === 'reject',
      then: [correctionStands],
      insteadOf: ['27B'],
    },
    {
      cite: '27C',
      quote: 'De wedstrijdleider past op de vervanging het lid toe dat erbij hoort',
      at: 'next-call',
      when: ({ offence, byLho, correctionStands: canStand }) =>
        offence.kind === 'insufficient-bid' && byLho && canStand,
      then: [correctionStands],
      insteadOf: ['27A1'],
    },
  ],
};

export const withdrawnCalls: readonly Article[] = [article24, article25, article26, article27];
