/**
 * 2007, articles 24 to 27: exposed cards, changes of call, withdrawn calls and the lead, insufficient bids.
 */
import type { Article } from '../../laws.ts';
import {
  adjust,
  anew,
  ask,
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
  majorPenaltyCard,
  mayWithdraw,
  minorPenaltyCard,
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
        'De partner kon tijdens de biedperiode een of meer kaarten van een speler zien, door een fout van die speler zelf',
      at: 'exposed',
      when: (f) => !f.led,
      then: [establishCard('own-error-in-sight')],
    },
    {
      cite: '24',
      quote: 'Elke zo getoonde kaart blijft open op tafel liggen tot de biedperiode is afgelopen',
      at: 'exposed',
      when: () => true,
      then: [faceUp],
    },
    {
      cite: '24',
      quote: 'Voor de overtredende partij is het ongeoorloofde informatie',
      at: 'exposed',
      when: () => true,
      then: [information('16D')],
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
      then: [bar('partner', 'next-turn'), adjust('23')],
    },
    {
      cite: '24C',
      quote: 'Bij twee of meer kaarten, hoog of laag',
      at: 'exposed',
      when: (f) => f.total > 1,
      then: [bar('partner', 'next-turn'), adjust('23')],
    },
    {
      cite: '24',
      quote: 'Wordt de overtreder leider of dummy, dan gaan de kaarten terug in zijn hand',
      at: 'exposed-after',
      when: (f) => !f.defends,
      then: [],
    },
    {
      cite: '24',
      quote: 'één lage kaart die niet is voorgespeeld, is een kleine strafkaart',
      at: 'exposed-after',
      when: (f) => f.defends && f.total === 1 && !f.honour && !f.led,
      then: [minorPenaltyCard],
    },
    {
      cite: '24',
      quote: 'anders is elke kaart een grote',
      at: 'exposed-after',
      when: (f) => f.defends && (f.total > 1 || f.honour || f.led),
      then: [majorPenaltyCard],
    },
  ],
};

/** Wijzigen van een bieding. */
const article25: Article = {
  number: '25',
  clauses: [
    {
      cite: '25A1',
      quote: 'als je het doet of probeert zonder bedenktijd',
      at: 'change',
      when: (f) => f.unintended && f.atOnce,
      then: [anew],
    },
    {
      cite: '25A1',
      quote: 'Heb je een andere bieding gedaan dan je wilde doen',
      at: 'change',
      when: (f) => !f.mayWithdraw,
      then: [establishChange('unintended', 'without-pause')],
    },
    {
      cite: '25A2',
      quote: 'Heeft je partner na je bieding geboden, dan kun je niet meer vervangen',
      at: 'change',
      when: (f) => f.unintended && f.atOnce && f.partnerHasCalled,
      then: [establishChange('unintended', 'without-pause')],
      insteadOf: ['25A1'],
    },
    {
      cite: '25A4',
      quote: 'dan mag hij na een toegestane wijziging zijn bieding terugnemen',
      at: 'change',
      when: (f) => f.mayWithdraw,
      then: [anew],
      insteadOf: ['25A1', '25A2', '25B1', '25B2', '27C'],
    },
    {
      cite: '25A4',
      quote: 'Alleen zijn eigen partij mag gebruiken wat die teruggenomen bieding vertelde',
      at: 'change',
      when: (f) => f.mayWithdraw,
      then: [information('25A4', 'other-side')],
    },
    {
      cite: '25A4',
      quote: 'Had de LT al over de eerste bieding heen geboden, dan mag hij na een toegestane wijziging',
      at: 'change',
      when: (f) => f.unintended && f.atOnce && f.lhoHasCalled && !f.partnerHasCalled && !f.mayWithdraw,
      then: [mayWithdraw],
    },
    {
      cite: '25B1',
      quote: 'Laat artikel 25A de wijziging niet toe',
      at: 'change',
      when: (f) => !(f.unintended && f.atOnce),
      then: [irregular('change-of-call')],
    },
    {
      cite: '25B1',
      quote: 'Laat artikel 25A de wijziging niet toe',
      at: 'call',
      when: (f) => isDoubling(f.call) && f.turn === 'lho' && f.hasCalled,
      then: [irregular('change-of-call')],
      insteadOf: ['32', '35A'],
    },
    {
      cite: '25B2',
      quote: 'dan wordt de wijziging geannuleerd',
      at: 'change',
      when: (f) => (!(f.unintended && f.atOnce) || f.partnerHasCalled) && f.othersHaveCalled,
      then: [disregarded],
      insteadOf: ['25B1'],
    },
    {
      cite: '25B1',
      quote: 'dan mag de LT haar accepteren',
      at: 'attention',
      when: ({ offence }) => offence.kind === 'change-of-call' && offence.acceptable,
      then: [offer('lho', 'accept', 'reject')],
    },
    {
      cite: '25B1',
      quote: 'De nieuwe bieding geldt dan; de eerste is ingetrokken',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'change-of-call' && choice === 'accept',
      then: [stands],
    },
    {
      cite: '25B1',
      quote: 'Dat doet hij door bewust over de nieuwe bieding heen te bieden',
      at: 'next-call',
      when: ({ offence, byLho, over }) =>
        offence.kind === 'change-of-call' && offence.acceptable && byLho && over !== false,
      then: [stands],
    },
    {
      cite: '25B2',
      quote: 'blijft de oorspronkelijke bieding staan',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'change-of-call' && !offence.acceptable && !offence.failsToRepeat,
      then: [cancelled],
    },
    {
      cite: '25B2',
      quote: 'blijft de oorspronkelijke bieding staan',
      at: 'choice',
      when: ({ offence, choice }) => offence.kind === 'change-of-call' && choice === 'reject',
      then: [cancelled],
    },
    {
      cite: '25B2',
      quote: 'Accepteert de LT niet, dan wordt de wijziging geannuleerd',
      at: 'next-call',
      when: ({ offence, byLho, over }) =>
        offence.kind === 'change-of-call' &&
        !offence.failsToRepeat &&
        !(offence.acceptable && byLho && over !== false),
      then: [cancelled],
    },
    {
      cite: '25B3',
      quote: 'Voor de ingetrokken of geannuleerde bieding geldt artikel 16D',
      at: 'change',
      when: (f) =>
        (!(f.unintended && f.atOnce) || f.partnerHasCalled) && f.othersHaveCalled && !f.mayWithdraw,
      then: [information('16D')],
    },
    {
      cite: '25B3',
      quote: 'Voor de ingetrokken of geannuleerde bieding geldt artikel 16D',
      at: 'attention',
      when: ({ offence }) =>
        offence.kind === 'change-of-call' && !offence.acceptable && !offence.failsToRepeat,
      then: [information('16D')],
    },
    {
      cite: '25B3',
      quote: 'Voor de ingetrokken of geannuleerde bieding geldt artikel 16D',
      at: 'choice',
      when: ({ offence }) => offence.kind === 'change-of-call',
      then: [information('16D')],
    },
    {
      cite: '25B3',
      quote: 'Voor de ingetrokken of geannuleerde bieding geldt artikel 16D',
      at: 'next-call',
      when: ({ offence }) => offence.kind === 'change-of-call' && !offence.failsToRepeat,
      then: [information('16D')],
    },
  ],
};

/** Ingetrokken bieding en voorspeelbeperkingen. */
const article26: Article = {
  number: '26',
  clauses: [
    {
      cite: '26',
      quote: 'hij bij die beurt uiteindelijk een andere bieding deed',
      at: 'choice',
      when: ({ offence, choice }) =>
        offence.kind === 'insufficient-bid' && offence.second && choice === 'accept',
      then: [lead],
    },
    {
      cite: '26',
      quote: 'hij bij die beurt uiteindelijk een andere bieding deed',
      at: 'next-call',
      when: ({ offence, byLho, correctionStands: canStand }) =>
        offence.kind === 'insufficient-bid' && offence.second && byLho && !canStand,
      then: [lead],
    },
    {
      cite: '26A1',
      quote: 'dan is er geen voorspeelbeperking',
      at: 'lead',
      when: (f) => f.onlySuits && f.allSpecified,
      then: [],
      insteadOf: ['26A2'],
    },
    {
      cite: '26A2',
      quote: 'bij de eerste beurt van de partner van de overtreder om voor te spelen',
      at: 'lead',
      when: (f) => f.onlySuits,
      then: [restrict('require-or-forbid', 'withdrawn', 'first-lead', 'while-on-lead')],
    },
    {
      cite: '26B',
      quote: 'Het mag elke kleur zijn',
      at: 'lead',
      when: (f) => !f.onlySuits,
      then: [restrict('forbid', 'any', 'first-lead', 'while-on-lead')],
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
      quote: 'het laagste voldoende bod in dezelfde speelsoort',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' &&
        substitute.legal &&
        substitute.lowestNamingSame &&
        substitute.bothNatural,
      then: [establishSame('both-natural'), stands, adjust('27D')],
      insteadOf: ['27B1b', '27B2'],
    },
    {
      cite: '27B1b',
      quote: 'elke hand die bij de nieuwe bieding past, past ook bij het onvoldoende bod',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' && substitute.legal && substitute.samePrecision === undefined,
      then: [ask('comparable')],
    },
    {
      cite: '27B1b',
      quote: 'een reglementaire bieding die hetzelfde zegt als het onvoldoende bod, of iets preciezers',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' && substitute.legal && substitute.samePrecision === true,
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
        substitute.samePrecision !== undefined,
      then: [stands, bar('partner', 'end-of-auction'), lead, information('16D'), adjust('23')],
    },
    {
      cite: '27B3',
      quote: 'een doublet of redoublet dat niet onder artikel 27B1b valt, wordt geannuleerd',
      at: 'replacement',
      when: ({ offence, substitute }) =>
        offence.kind === 'insufficient-bid' &&
        isDoubling(substitute.call) &&
        (substitute.samePrecision === false || !substitute.legal),
      then: [cancelled, replace, bar('partner', 'end-of-auction'), lead, adjust('23')],
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
      then: [stands, information('16D')],
      insteadOf: ['27B1a', '27B1b', '27B2'],
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
      then: [replace, bar('partner', 'end-of-auction'), lead, adjust('23')],
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
