/** All roots by their letters in a code, each with its subject and its level, most common at the table first. */
import type { QuizLevel } from '../question.ts';
import { callsWhileBarred, doesNotWait } from './barred.ts';
import { changed } from './roots/change.ts';
import {
  afterTheEnd,
  doublesAgain,
  doublesWrongly,
  misnamed,
  overSeven,
  redoublesUndoubled,
} from './roots/inadmissible.ts';
import { insufficient, outOfRotation } from './roots/order.ts';
import type { Root } from './roots/root.ts';
import { exposed, simultaneous, turnLost } from './roots/unseen.ts';

/** A way in which an auction goes wrong. */
export interface RootEntry {
  /** Two letters or digits. */
  readonly id: string;
  readonly topic: string;
  readonly level: QuizLevel;
  readonly make: Root;
  /** It comes about by following the laws of an edition, so that each edition has its own. */
  readonly ofEdition: boolean;
}

const entry = (id: string, topic: string, level: QuizLevel, make: Root): RootEntry => ({
  id,
  topic,
  level,
  make,
  ofEdition: make === callsWhileBarred || make === doesNotWait,
});

export const ROOTS: readonly RootEntry[] = [
  entry('ib', 'onvoldoend-bod', 'basis', insufficient),
  entry('pr', 'pas-voor-de-beurt', 'basis', outOfRotation({ turn: 'rho', call: 'pass' })),
  entry('pp', 'pas-voor-de-beurt', 'basis', outOfRotation({ turn: 'partner', call: 'pass', bid: true })),
  entry('p0', 'pas-voor-de-beurt', 'gevorderd', outOfRotation({ turn: 'partner', call: 'pass', bid: false })),
  entry('pl', 'pas-voor-de-beurt', 'gevorderd', outOfRotation({ turn: 'lho', call: 'pass' })),
  entry('br', 'bod-voor-de-beurt', 'basis', outOfRotation({ turn: 'rho', call: 'bid' })),
  entry('bp', 'bod-voor-de-beurt', 'basis', outOfRotation({ turn: 'partner', call: 'bid' })),
  entry('bl', 'bod-voor-de-beurt', 'gevorderd', outOfRotation({ turn: 'lho', call: 'bid' })),
  entry('dr', 'doublet-voor-de-beurt', 'gevorderd', outOfRotation({ turn: 'rho', call: 'double' })),
  entry('dp', 'doublet-voor-de-beurt', 'gevorderd', outOfRotation({ turn: 'partner', call: 'double' })),
  entry('cu', 'verspreking', 'basis', changed({ slip: true, since: 0 })),
  entry('cw', 'verspreking', 'wedstrijdleider', changed({ slip: true, since: 1 })),
  entry('ct', 'verspreking', 'gevorderd', changed({ slip: true, since: 2 })),
  entry('cc', 'wijziging-van-bieding', 'gevorderd', changed({ slip: false, since: 0 })),
  entry('xs', 'getoonde-kaart', 'gevorderd', exposed('low')),
  entry('xh', 'getoonde-kaart', 'gevorderd', exposed('honour')),
  entry('xm', 'getoonde-kaart', 'gevorderd', exposed('two')),
  entry('xl', 'getoonde-kaart', 'wedstrijdleider', exposed('led')),
  entry('aw', 'ontoelaatbaar-doublet', 'gevorderd', doublesAgain),
  entry('ap', 'ontoelaatbaar-doublet', 'gevorderd', doublesWrongly),
  entry('ar', 'ontoelaatbaar-doublet', 'wedstrijdleider', redoublesUndoubled),
  entry('ov', 'meer-dan-zeven', 'wedstrijdleider', overSeven),
  entry('fd', 'bieding-na-het-einde', 'wedstrijdleider', afterTheEnd(true)),
  entry('fn', 'bieding-na-het-einde', 'wedstrijdleider', afterTheEnd(false)),
  entry('md', 'doublet-verkeerd-benoemd', 'wedstrijdleider', misnamed),
  entry('si', 'gelijktijdig-bieden', 'wedstrijdleider', simultaneous),
  entry(
    'bi',
    'meer-dan-een-bepaling',
    'wedstrijdleider',
    outOfRotation({ turn: 'partner', call: 'bid', blind: true }),
  ),
  entry('bb', 'bieden-terwijl-je-moet-passen', 'wedstrijdleider', callsWhileBarred),
  entry('ah', 'geacht-in-volgorde', 'wedstrijdleider', doesNotWait),
  entry('tl', 'verloren-beurt', 'wedstrijdleider', turnLost),
];

/** The root with these letters. */
export const rootById = (id: string): RootEntry | undefined => ROOTS.find((root) => root.id === id);
