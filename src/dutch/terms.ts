/**
 * The terms of an edition, where they differ from what we say today: a ruling is told in the words that its reader finds in the
 * text, as far as these are still understood (1959 "vorderen", not "eischen"). Names of what can go wrong are the site's own.
 */
import type { OptionId } from '../engine/ruling.ts';

/** Words that a ruling takes. */
export interface Terms {
  /** To want a suit to be led: `eisen`. */
  readonly demand: string;
  /** Whose cards lie on the table: `dummy`. */
  readonly dummy: string;
  /** The other player of a side: `partner`. */
  readonly partner: string;
  readonly newDeal: {
    /** as a thing: `opnieuw geven` */
    readonly name: string;
    /** that it comes, and that it does not */
    readonly comes: string;
    readonly comesNot: string;
  };
  /** Options as what one may choose from, where the edition has other words: `een nieuwe gift eisen`. */
  readonly options: { readonly [id in OptionId]?: string };
}

const NOW: Terms = {
  demand: 'eisen',
  dummy: 'dummy',
  partner: 'partner',
  newDeal: {
    name: 'opnieuw geven',
    comes: 'er wordt opnieuw gegeven',
    comesNot: 'er wordt niet opnieuw gegeven',
  },
  options: {},
};

const NEW_DEAL = {
  name: 'een nieuwe gift',
  comes: 'er komt een nieuwe gift',
  comesNot: 'er komt geen nieuwe gift',
};

const TERMS: { readonly [edition: string]: Terms } = {
  '1930': {
    ...NOW,
    dummy: 'blinde',
    newDeal: NEW_DEAL,
    options: {
      'new-deal': 'een nieuwe gift eisen',
      'preceding-bid': 'het voorafgaande bod laten spelen',
      stand: 'de bieding van kracht laten blijven',
      annul: 'de bieding laten annuleren',
    },
  },
  '1959': {
    demand: 'vorderen',
    dummy: 'blinde',
    partner: 'maat',
    newDeal: NEW_DEAL,
    options: {
      'new-deal': 'een nieuwe gift vorderen',
      'keep-first': 'zijn eerste bieding handhaven',
      'void-doubles': 'de doubletten nietig verklaren',
    },
  },
};

/** The terms in which rulings of an edition are told. */
export const termsOf = (edition: string): Terms => TERMS[edition] ?? NOW;
