/**
 * What a step of the director's is about, as data: everything that its words, in whatever language, are made from. Which
 * steps there are is decided in `steps.ts`; the words are made in `src/dutch`.
 */
import type { Card } from './cards.ts';
import type { Call, SpokenCall } from './calls.ts';
import type { CallGroup, ForeseenOption } from './foresight.ts';
import type {
  BarEnd,
  CardFinding,
  ChangeFinding,
  Cite,
  InformationBarred,
  IrregularityKind,
  LeadRestriction,
  PenaltyCard,
  PenaltyCardRank,
  Question,
  SameFinding,
} from './ruling.ts';
import type { Seat } from './seats.ts';
import type { Turn } from './state.ts';

/** What becomes of a call in a way that the director tells. */
export type ToldFate =
  | 'stands'
  | 'stands-as-pass'
  | 'cancelled'
  | 'passes'
  | 'raised'
  | 'anew'
  | 'disregarded'
  | 'waived'
  | 'preceding-bid'
  | 'doubles-void'
  | 'new-deal';

/** What a step is about: `by` is the offender, `call` his call. */
export type StepMatter =
  | {
      readonly kind: 'irregularity';
      readonly irregularity: IrregularityKind;
      readonly by: Seat;
      readonly call: SpokenCall;
      /** Whose turn it was, seen from the offender. */
      readonly turn: Turn;
      /** The last bid that stood. */
      readonly last?: SpokenCall;
      /** A change of call: the call that was to be changed. */
      readonly first?: SpokenCall;
      /** The call that the player had to repeat. */
      readonly required?: SpokenCall;
      /** A bid out of rotation: it is insufficient too. */
      readonly insufficient?: true;
    }
  /** Cards became visible; `finding`: what the director finds out about it. */
  | {
      readonly kind: 'exposed';
      readonly by: Seat;
      readonly cards: readonly Card[];
      readonly led: boolean;
      readonly finding?: CardFinding;
    }
  | { readonly kind: 'misnamed'; readonly by: Seat; readonly call: SpokenCall; readonly last?: SpokenCall }
  /** A player wanted another call; `findings`: what the director finds out about it. */
  | {
      readonly kind: 'change';
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly first?: SpokenCall;
      readonly findings: readonly ChangeFinding[];
    }
  /** Did both bids show the denomination that both name? */
  | {
      readonly kind: 'same';
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly withdrawn: SpokenCall;
      readonly finding: SameFinding;
    }
  /** Is the call comparable with the withdrawn one (2007: as precise)? Was it meant over the call out of rotation? */
  | {
      readonly kind: 'finding';
      readonly question: Question;
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly withdrawn: SpokenCall;
    }
  | {
      readonly kind: 'options';
      readonly irregularity: IrregularityKind;
      readonly by: Seat;
      readonly call?: SpokenCall;
      /** The last bid that stood. */
      readonly last?: SpokenCall;
      /** An insufficient bid: to what it would be raised. */
      readonly raisedTo?: SpokenCall;
      readonly options: readonly ForeseenOption[];
    }
  /** The offender substitutes a call; `own-turn`: he calls at his own turn after his call out of rotation was cancelled. */
  | {
      readonly kind: 'replace' | 'own-turn';
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly groups: readonly CallGroup[];
    }
  /** What became of the call, or of its substitute; `condoned`: by a call over it; `next`: with whom the auction goes on, if it does. */
  | {
      readonly kind: 'fate';
      readonly fate: ToldFate;
      readonly irregularity: IrregularityKind;
      readonly condoned: boolean;
      readonly by: Seat;
      readonly call?: SpokenCall;
      readonly substitute?: SpokenCall;
      /** The call that the player has to repeat now. */
      readonly required?: SpokenCall;
      readonly next: Seat;
    }
  | { readonly kind: 'turn-restored'; readonly next: Seat }
  | { readonly kind: 'pass-for-rho' }
  /** `next`: whose turn it then is, if the auction goes on. */
  | { readonly kind: 'later-calls-fall'; readonly call: SpokenCall; readonly next?: Seat }
  | { readonly kind: 'bar'; readonly until: BarEnd }
  | { readonly kind: 'limit'; readonly calls: readonly Call[] }
  | { readonly kind: 'repeat'; readonly call: SpokenCall }
  /** What was withdrawn is free for the other side to use and not for the offenders, under this provision. */
  | {
      readonly kind: 'information';
      readonly by: Seat;
      readonly law: Cite;
      readonly barred: InformationBarred;
    }
  /** A player may take back the call that he made before a slip was mended; `stands`: it could stay. */
  | { readonly kind: 'may-withdraw'; readonly call: SpokenCall; readonly stands: boolean }
  | { readonly kind: 'lead'; readonly restriction: LeadRestriction }
  /** All the cards that this player has shown stay on the table until the auction closes. */
  | { readonly kind: 'face-up'; readonly by: Seat; readonly cards: readonly Card[] }
  | {
      readonly kind: 'penalty-cards';
      readonly cards: readonly PenaltyCard[];
      readonly rank?: PenaltyCardRank;
      /** Their owner has the opening lead. */
      readonly leads: boolean;
    }
  | { readonly kind: 'cards-taken-up'; readonly cards: readonly PenaltyCard[] }
  | { readonly kind: 'adjust'; readonly by: Seat; readonly law: Cite };

/** What a step of one kind is about. */
export type StepAbout<K extends StepMatter['kind']> = StepMatter & { readonly kind: K };

/** A step of the director's: what he does, at the table or apart from it, to whom; `event`: at which event of the record. */
export interface Step {
  readonly do: 'establish' | 'offer' | 'tell' | 'after';
  readonly where: 'table' | 'apart';
  readonly to: Seat;
  readonly matter: StepMatter;
  readonly event: number;
  readonly cites: readonly Cite[];
}

/** What becomes of cards that a player exposed, once the auction has ended. */
export interface ExposedAfter {
  readonly cards: readonly PenaltyCard[];
  /** The penalty cards that they become; if they do not, and a provision says so, they go back into the hand. */
  readonly penalty?: { readonly rank?: PenaltyCardRank };
  readonly cites: readonly Cite[];
}
