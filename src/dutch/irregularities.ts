/**
 * Names for what can go wrong and for what follows from it, in Dutch: for headings, lists, and the words that mark a call in
 * an auction table. The sentences that a director says are made in `steps.ts`.
 */
import type { IrregularityKind, OptionId, Outcome } from '../engine/ruling.ts';
import { showContract, PASSED_OUT } from './contracts.ts';
import { termsOf } from './terms.ts';

interface Names {
  /** A heading: `Onvoldoend bod`. */
  readonly name: string;
  /** The mark at the call in an auction table: `onvoldoende`. */
  readonly mark: string;
}

const IRREGULARITIES: { readonly [kind in IrregularityKind]: Names } = {
  'insufficient-bid': { name: 'Onvoldoend bod', mark: 'onvoldoende' },
  'pass-out-of-rotation': { name: 'Pas voor de beurt', mark: 'voor de beurt' },
  'bid-out-of-rotation': { name: 'Bod voor de beurt', mark: 'voor de beurt' },
  'double-out-of-rotation': { name: 'Doublet of redoublet voor de beurt', mark: 'voor de beurt' },
  'inadmissible-double': { name: 'Ontoelaatbaar doublet of redoublet', mark: 'mag niet' },
  'call-while-barred': { name: 'Bieding van een speler die moest passen', mark: 'moest passen' },
  'bid-over-seven': { name: 'Bod van meer dan zeven', mark: 'boven zeven' },
  'call-after-final-pass': { name: 'Bieding na de laatste pas', mark: 'te laat' },
  'change-of-call': { name: 'Wijziging van bieding', mark: 'gewijzigd' },
  'card-exposed': { name: 'Kaart zichtbaar tijdens het bieden', mark: 'kaart zichtbaar' },
};

const OPTIONS: { readonly [id in OptionId]: string } = {
  accept: 'accepteren',
  reject: 'niet accepteren',
  'keep-first': 'eerste bieding handhaven',
  'other-call': 'andere bieding doen',
  'void-doubles': 'doubletten nietig verklaren',
  'keep-doubles': 'doubletten laten gelden',
  'preceding-bid': 'voorafgaand bod laten spelen',
  stand: 'van kracht laten blijven',
  raise: 'laten verhogen',
  'new-deal': 'nieuwe gift eisen',
  annul: 'laten annuleren',
  continue: 'doorgaan',
};

/** The name of an irregularity, as a heading. */
export const irregularityName = (kind: IrregularityKind): string => IRREGULARITIES[kind].name;

/** The words that mark an irregular call in an auction table. */
export const irregularityMark = (kind: IrregularityKind): string => IRREGULARITIES[kind].mark;

/** The name of an option, as on a button: `niet accepteren`. */
export const optionName = (id: OptionId): string => OPTIONS[id];

/** How the auction ended under an edition: the contract, `rondpas` with what follows, or a new deal. */
export const outcomeInWords = (outcome: Outcome, edition: string): string => {
  switch (outcome.kind) {
    case 'contract':
      return showContract(outcome);
    case 'passed-out':
      return outcome.next === 'no-redeal'
        ? `${PASSED_OUT}, ${termsOf(edition).newDeal.comesNot}`
        : `${PASSED_OUT}, de volgende gever geeft`;
    case 'new-deal':
      return 'nieuwe gift';
  }
};
