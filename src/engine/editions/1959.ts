/**
 * The Dutch laws of duplicate bridge of 1959, chapter IV: articles 21 to 43, in the order of the book.
 * No opponent is asked anything here: who calls over an irregular call condones it (27), and once a penalty is claimed
 * the article fixes it. Where the text is silent the clause shows the reading that is taken, and `notModelled` says so.
 * In this book "bieding" is any call, "bod" a bid, "maat" partner, "straf" what later laws call a rectification.
 */
import { isBid, isDoubling } from '../calls.ts';
import type { FactsAt } from '../facts.ts';
import type { Article, Clause, Laws } from '../laws.ts';
import {
  bar,
  barSide,
  cancelled,
  contract,
  disregarded,
  doublesVoid,
  anew,
  irregular,
  noted,
  offer,
  offerOpponents,
  passedOut,
  passForRho,
  passes,
  penaltyCard,
  reordered,
  replace,
  restrict,
  stands,
  standsAsPass,
  waived,
} from '../ruling.ts';
import type { Offence } from '../state.ts';

interface About {
  readonly offence: Offence;
}

const isInsufficient = ({ offence }: About) => offence.kind === 'insufficient-bid';
const isChange = ({ offence }: About) => offence.kind === 'change-of-call';
const isAfterClose = ({ offence }: About) => offence.kind === 'call-after-final-pass';
const isInadmissible = ({ offence }: About) => offence.kind === 'inadmissible-double';
const isOutOfTurn = ({ offence }: About) =>
  offence.kind === 'pass-out-of-rotation' ||
  offence.kind === 'bid-out-of-rotation' ||
  offence.kind === 'double-out-of-rotation';

/** A pass before any bid, or at the turn of the right-hand opponent (31a). */
const isPassOf31a = ({ offence }: About) =>
  offence.call === 'P' && (offence.noBidYet || offence.turn === 'rho');

const isOfArticle36 = (f: About) => isInadmissible(f) && f.offence.ownSideHasDoubled;
const isOfArticle37 = (f: About) => isInadmissible(f) && !f.offence.ownSideHasDoubled;
const isOfArticle38 = ({ offence }: About) =>
  offence.kind === 'bid-over-seven' || offence.kind === 'call-while-barred';

/** Before the turn: but a second call by the player who has just called is a change of call (29). */
const isOutOfTurnCall = ({ turn, hasCalled }: FactsAt['call']) =>
  turn === 'rho' || turn === 'partner' || (turn === 'lho' && !hasCalled);

/** Called over by the next player, and the irregular call was not put right before (27). */
const isCondoned = ({ byLho, offence }: FactsAt['next-call']) =>
  byLho && offence.turn !== 'nobody' && offence.correction === undefined;

/** The exceptions of 27: more than seven tricks, or a double where only a pass or a bid could be proper. */
const isNeverProper = ({ offence }: About) => offence.bidOverSeven || offence.inadmissible;

const isSufficientBidOrPass = ({ substitute: { call, legal } }: FactsAt['replacement']) =>
  legal && !isDoubling(call);

const isCallOfDefender = ({ offence }: About) => offence.defends && offence.call !== 'P';

const partnerPassesOnce = bar('partner', 'next-turn');
const partnerPassesOn = bar('partner', 'end-of-auction');
const openingLeadInASuit = restrict('require-or-forbid', 'any', 'opening-lead', 'one-lead');
const firstLeadInASuit = restrict('require-or-forbid', 'any', 'first-lead', 'one-lead');

const theAuction: readonly Article[] = [
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
        quote: 'als de bezitter tegenspeler wordt, wordt het een strafkaart',
        at: 'exposed-after',
        when: ({ defends, courtCard, led, total }) => defends && (courtCard || led || total > 1),
        then: [penaltyCard],
      },
    ],
  },
];

const irregularCalls: readonly Article[] = [
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
        when: (f) => isInsufficient(f) && f.substitute.lowestNamingSame,
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
    ],
  },
  {
    number: '35',
    clauses: [
      {
        cite: '35',
        quote: 'wordt hij geacht het gedane bod te hebben gedoubleerd of geredoubleerd',
        at: 'call',
        when: ({ names }) => names === 'wrong',
        then: [],
      },
    ],
  },
  {
    number: '36',
    clauses: [
      {
        cite: '36',
        quote: 'dat hij dit door een juiste bieding moet vervangen, en dat zijn maat verder moet passen',
        at: 'attention',
        when: isOfArticle36,
        then: [partnerPassesOn, replace],
      },
      {
        cite: '36',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && f.substitute.legal && f.substitute.call !== 'P',
        then: [stands],
      },
      {
        cite: '36',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && !f.substitute.legal,
        then: [cancelled, replace],
      },
      {
        cite: '36',
        quote: 'indien de overtreder past',
        at: 'replacement',
        when: (f) => isOfArticle36(f) && f.substitute.call === 'P',
        then: [stands, offerOpponents('void-doubles', 'keep-doubles')],
      },
      {
        cite: '36',
        quote: 'elk voorafgegaan doublet en redoublet nietig verklaren',
        at: 'choice',
        when: ({ choice }) => choice === 'void-doubles',
        then: [doublesVoid],
      },
      {
        cite: '36',
        quote: 'mag, indien de overtreder past, elke tegenstander',
        at: 'choice',
        when: ({ choice }) => choice === 'keep-doubles',
        then: [waived],
      },
    ],
  },
  {
    number: '37',
    clauses: [
      {
        cite: '37',
        quote:
          'dat de overtreder dit door een juiste bieding moet vervangen en dat de maat van de overtreder verder moet passen',
        at: 'attention',
        when: isOfArticle37,
        then: [partnerPassesOn, replace],
      },
      {
        cite: '37',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle37(f) && f.substitute.legal,
        then: [stands],
      },
      {
        cite: '37',
        quote: 'door een juiste bieding moet vervangen',
        at: 'replacement',
        when: (f) => isOfArticle37(f) && !f.substitute.legal,
        then: [cancelled, replace],
      },
    ],
  },
  {
    number: '38',
    clauses: [
      {
        cite: '38',
        quote: 'Indien een speler meer dan zeven trekken biedt',
        at: 'call',
        when: ({ bidOverSeven }) => bidOverSeven,
        then: [irregular('bid-over-seven')],
        insteadOf: ['21'],
      },
      {
        cite: '38',
        quote: 'terwijl hij volgens de spelregels verplicht is te passen',
        at: 'call',
        when: ({ barred, bidOverSeven }) => barred && !bidOverSeven,
        then: [irregular('call-while-barred')],
        insteadOf: ['21'],
      },
      {
        cite: '38',
        quote: 'wordt de overtreder geacht te hebben gepast',
        at: 'attention',
        when: isOfArticle38,
        then: [passes, ...barSide, openingLeadInASuit],
      },
    ],
  },
  {
    number: '39',
    clauses: [
      {
        cite: '39',
        quote: 'mag slechts één van die bepalingen worden toegepast',
        at: 'call',
        when: (f) => isOutOfTurnCall(f) && (f.insufficient || f.inadmissible || f.barred || f.bidOverSeven),
        then: [],
        insteadOf: ['23', '24', '38'],
      },
      {
        cite: '39',
        quote: 'mag slechts één van die bepalingen worden toegepast',
        at: 'call',
        when: (f) => f.turn === 'own' && f.barred && (f.insufficient || f.inadmissible),
        then: [],
        insteadOf: ['23', '24'],
      },
    ],
  },
  {
    number: '40',
    clauses: [
      {
        cite: '40',
        quote: 'gedaan nadat het bieden is gesloten, vervalt',
        at: 'call',
        when: ({ turn }) => turn === 'nobody',
        then: [irregular('call-after-final-pass')],
        insteadOf: ['23', '24', '38'],
      },
      ...(['attention', 'next-call'] as const).flatMap((at): readonly Clause[] => [
        {
          cite: '40',
          quote: 'bestaat er geen straf',
          at,
          when: (f: About) => isAfterClose(f) && !isCallOfDefender(f),
          then: [cancelled],
        },
        {
          cite: '40',
          quote: 'de eerste maal dat hij daarna moet voorspelen, dit in een bepaalde kleur doet',
          at,
          when: (f: About) => isAfterClose(f) && isCallOfDefender(f),
          then: [cancelled, firstLeadInASuit],
        },
      ]),
    ],
  },
];

/** The auction laws of 1959. */
export const laws: Laws = {
  edition: '1959',
  provisions: 'article',
  articles: [...theAuction, ...irregularCalls],
  notModelled: [
    { cite: '29b1', reason: 'open-reading' },
    { cite: '30c', reason: 'open-reading' },
    { cite: '37', reason: 'open-reading' },
    { cite: '39', reason: 'open-reading' },
    { cite: '41', reason: 'outside-the-record' },
    { cite: '42', reason: 'outside-the-record' },
    { cite: '43', reason: 'not-about-calls' },
  ],
};
