/**
 * What a law can say: the effects of a clause, and the obligations, options and outcomes that come of them.
 * Everything is data seen from the offender ("his partner", "his left-hand opponent"), so that a clause can be read,
 * printed and compared; which seat that is, `procedure.ts` fills in.
 */
import type { Contract } from './auction.ts';
import type { Card } from './cards.ts';
import type { Call, Suit } from './calls.ts';
import { lho, partner, rho, type Seat } from './seats.ts';

/** A provision in an edition's own numbering, as deep as it goes: `27B1a`, `31b`, `7a`. */
export type Cite = string;

/** What can go wrong in an auction. */
export const IRREGULARITIES = [
  'insufficient-bid',
  'pass-out-of-rotation',
  'bid-out-of-rotation',
  'double-out-of-rotation',
  'inadmissible-double',
  'call-while-barred',
  'bid-over-seven',
  'call-after-final-pass',
  'change-of-call',
  'card-exposed',
] as const;
export type IrregularityKind = (typeof IRREGULARITIES)[number];

/** What a player may be given to choose from. */
export const OPTION_IDS = [
  'accept',
  'reject',
  'keep-first',
  'other-call',
  'void-doubles',
  'keep-doubles',
  'preceding-bid',
  'stand',
  'raise',
  'new-deal',
  'annul',
  'continue',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];

/** What only the director can establish. */
export const QUESTIONS = ['comparable', 'over'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the director finds out about a change of call before he rules; a record holds what he found. */
export const CHANGE_FINDINGS = [
  /** The first call was a slip of the tongue or the hand (2017 art. 25A2). */
  'unintended',
  /** The change came without pause for thought (2007 art. 25A1). */
  'without-pause',
  /** The change came in one breath (1959 art. 28). */
  'in-one-breath',
] as const;
export type ChangeFinding = (typeof CHANGE_FINDINGS)[number];

/** What he finds out about a card that became visible; a record that holds the card says that it was so. */
export const CARD_FINDINGS = [
  /** The player showed the card by his own error, and his partner could see it (2007 and 2017 art. 24). */
  'own-error-in-sight',
  /** The card lay face up on the table, or partner saw its face (1959 art. 26). */
  'on-table-or-seen',
] as const;
export type CardFinding = (typeof CARD_FINDINGS)[number];

/** What the director finds out when the lowest bid in the same denomination replaces an insufficient one; a record that says nothing of their meaning says that it is so. */
export const SAME_FINDINGS = [
  /** Both are natural beyond doubt (2007 art. 27B1a). */
  'both-natural',
  /** Both show that denomination (2017 art. 27B1a). */
  'both-show-it',
] as const;
export type SameFinding = (typeof SAME_FINDINGS)[number];

/** Which side may not use what a withdrawn call told: that of the player who made it, or the other (2017 art. 25A6). */
export type InformationBarred = 'own-side' | 'other-side';

/** How much a penalty card binds, where the laws tell a minor one from a major one (2007 and 2017 art. 50B). */
export type PenaltyCardRank = 'minor' | 'major';

/** How long a player must pass. */
export const BAR_ENDS = ['next-turn', 'end-of-auction', 'overcalled-or-doubled'] as const;
export type BarEnd = (typeof BAR_ENDS)[number];

/** A player seen from the offender. */
export const ROLES = ['offender', 'partner', 'lho', 'rho'] as const;
export type Role = (typeof ROLES)[number];

/** The seat that plays a role, seen from the offender. */
export const roleSeat = (role: Role, offender: Seat): Seat => {
  switch (role) {
    case 'offender':
      return offender;
    case 'partner':
      return partner(offender);
    case 'lho':
      return lho(offender);
    case 'rho':
      return rho(offender);
  }
};

/** What a lead restriction lets declarer do with a suit. */
export type LeadKind = 'forbid' | 'require-or-forbid';
export type LeadMoment = 'first-lead' | 'opening-lead';
export type LeadDuration = 'while-on-lead' | 'one-lead';

/**
 * Which suits declarer may name: any; those that the offender did not specify in the legal auction; of these, those that the
 * withdrawn call specified.
 */
export type LeadSuits = 'any' | 'not-specified' | 'withdrawn';

/** What declarer may do with a lead, in the law's own form. */
export interface Restriction {
  readonly kind: 'restrict';
  readonly lead: LeadKind;
  readonly suits: LeadSuits;
  readonly when: LeadMoment;
  readonly lasts: LeadDuration;
}

/**
 * One consequence of a clause.
 *
 * What becomes of the call that is looked at (one of them at a time):
 * - `stands`: it counts; a substitute counts in place of the first call.
 * - `stands-as-pass`: a pass stands in its place, whosever turn it was.
 * - `irregular`: it is irregular, and stays so until somebody calls over it or attention is drawn.
 * - `cancelled`: it falls; the auction goes back to the player whose turn it was. A cancelled change leaves the first call.
 * - `passes`: a pass is put in its place (nothing is, when it was not the offender's turn).
 * - `anew`: the substitute is looked at as a call made at that turn, under whatever article it then comes.
 * - `succeeds`: the substitute is irregular in the same way and now stands in the first call's place, to be accepted or not.
 * - `noted`: a correction before the ruling is remembered. `correction-stands`: that correction now takes the place of the call.
 * - `disregarded`: nothing changes. `waived`: the player who chose gives up his right; the others keep theirs.
 * - `reordered`: the call now made goes before the irregular one.
 * - `raised`: the lowest sufficient bid in its denomination takes its place.
 * - `preceding-bid`: the preceding bid is played. `doubles-void`: every earlier double and redouble falls. `new-deal`: the board is dealt anew.
 * - `contract`, `passed-out`, `turn-restored`: how the auction ends, or that it does not, because a player lost his turn.
 *
 * Who acts next: `offer` (a choice), `replace` (the offender puts another call), `ask` (the director establishes a fact).
 *
 * And besides: `establish-change`, `establish-card`, `establish-same` (what the director first finds out; the record holds what he found), `may-withdraw`
 * (the next player may take his call back after a mended slip), `face-up` (the cards stay
 * on the table until the auction closes), `later-calls-fall` (calls made over it are cancelled), `bar`, `limit`, `repeat` (the offender must repeat
 * the withdrawn call), `owes` (his next call in rotation is compared with the withdrawn one), `lead` (the withdrawn call
 * may restrict the lead: asked when the lead is near), `restrict` (it does, in this form), `penalty-card`, `pass-for-rho`
 * (a barred right-hand opponent counts as having passed), `information` (what was withdrawn is no longer free to use), `adjust` (the score may be adjusted).
 */
export type Effect =
  | { readonly kind: Fate }
  | { readonly kind: 'irregular'; readonly irregularity: IrregularityKind }
  | { readonly kind: 'passed-out'; readonly next: 'no-redeal' | 'next-dealer-deals' }
  | { readonly kind: 'offer'; readonly options: readonly { readonly id: OptionId; readonly by: Role }[] }
  | { readonly kind: 'replace' }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'establish-change'; readonly findings: readonly ChangeFinding[] }
  | { readonly kind: 'establish-card'; readonly finding: CardFinding }
  | { readonly kind: 'establish-same'; readonly finding: SameFinding }
  | { readonly kind: 'bar'; readonly who: Role; readonly until: BarEnd }
  | { readonly kind: 'limit'; readonly who: Role; readonly calls: readonly Call[] }
  | Restriction
  | { readonly kind: 'information'; readonly law: Cite; readonly barred: InformationBarred }
  | { readonly kind: 'adjust'; readonly law: Cite }
  | { readonly kind: 'penalty-card'; readonly rank?: PenaltyCardRank }
  | { readonly kind: Mark };

type Fate =
  | 'stands'
  | 'stands-as-pass'
  | 'cancelled'
  | 'passes'
  | 'anew'
  | 'succeeds'
  | 'noted'
  | 'correction-stands'
  | 'disregarded'
  | 'waived'
  | 'reordered'
  | 'raised'
  | 'preceding-bid'
  | 'doubles-void'
  | 'new-deal'
  | 'contract'
  | 'turn-restored';
type Mark = 'may-withdraw' | 'face-up' | 'later-calls-fall' | 'repeat' | 'owes' | 'lead' | 'pass-for-rho';

/** Which question an effect answers: `fate` of the call, who acts `next`, or one of its own; `free` ones stand side by side. */
const SLOTS: { readonly [kind in Effect['kind']]: 'fate' | 'next' | 'own' | 'free' } = {
  stands: 'fate',
  'stands-as-pass': 'fate',
  cancelled: 'fate',
  passes: 'fate',
  anew: 'fate',
  succeeds: 'fate',
  noted: 'fate',
  'correction-stands': 'fate',
  disregarded: 'fate',
  waived: 'fate',
  reordered: 'fate',
  raised: 'fate',
  'preceding-bid': 'fate',
  'doubles-void': 'fate',
  'new-deal': 'fate',
  contract: 'fate',
  'turn-restored': 'fate',
  irregular: 'fate',
  'passed-out': 'fate',
  offer: 'next',
  replace: 'next',
  ask: 'next',
  'may-withdraw': 'own',
  'face-up': 'own',
  'later-calls-fall': 'own',
  bar: 'own',
  limit: 'own',
  repeat: 'own',
  owes: 'own',
  lead: 'own',
  restrict: 'own',
  'penalty-card': 'own',
  'pass-for-rho': 'own',
  'establish-change': 'own',
  'establish-card': 'own',
  'establish-same': 'own',
  information: 'free',
  adjust: 'free',
};

/** The question that an effect answers; two clauses may not answer the same one. Undefined: any number may stand side by side. */
export const slotOf = (effect: Effect): string | undefined => {
  const slot = SLOTS[effect.kind];
  if (slot === 'free') return undefined;
  if (slot !== 'own') return slot;
  return 'who' in effect ? `${effect.kind} ${effect.who}` : effect.kind;
};

export const stands: Effect = { kind: 'stands' };
export const standsAsPass: Effect = { kind: 'stands-as-pass' };
export const cancelled: Effect = { kind: 'cancelled' };
export const passes: Effect = { kind: 'passes' };
export const anew: Effect = { kind: 'anew' };
export const succeeds: Effect = { kind: 'succeeds' };
export const noted: Effect = { kind: 'noted' };
export const correctionStands: Effect = { kind: 'correction-stands' };
export const disregarded: Effect = { kind: 'disregarded' };
export const waived: Effect = { kind: 'waived' };
export const reordered: Effect = { kind: 'reordered' };
export const raised: Effect = { kind: 'raised' };
export const precedingBid: Effect = { kind: 'preceding-bid' };
export const doublesVoid: Effect = { kind: 'doubles-void' };
export const newDeal: Effect = { kind: 'new-deal' };
export const contract: Effect = { kind: 'contract' };
export const turnRestored: Effect = { kind: 'turn-restored' };
export const laterCallsFall: Effect = { kind: 'later-calls-fall' };
export const repeat: Effect = { kind: 'repeat' };
export const owes: Effect = { kind: 'owes' };
export const lead: Effect = { kind: 'lead' };
export const mayWithdraw: Effect = { kind: 'may-withdraw' };
export const faceUp: Effect = { kind: 'face-up' };
export const penaltyCard: Effect = { kind: 'penalty-card' };
export const minorPenaltyCard: Effect = { kind: 'penalty-card', rank: 'minor' };
export const majorPenaltyCard: Effect = { kind: 'penalty-card', rank: 'major' };
export const passForRho: Effect = { kind: 'pass-for-rho' };
export const replace: Effect = { kind: 'replace' };

/** The call is irregular in this way. */
export const irregular = (irregularity: IrregularityKind): Effect => ({ kind: 'irregular', irregularity });

/** All have passed, and what follows. */
export const passedOut = (next: 'no-redeal' | 'next-dealer-deals'): Effect => ({ kind: 'passed-out', next });

/** One player chooses from these. */
export const offer = (by: Role, ...ids: readonly OptionId[]): Effect => ({
  kind: 'offer',
  options: ids.map((id) => ({ id, by })),
});

/** Either opponent of the offender chooses from these. */
export const offerOpponents = (...ids: readonly OptionId[]): Effect => ({
  kind: 'offer',
  options: (['lho', 'rho'] as const).flatMap((by) => ids.map((id) => ({ id, by }))),
});

/** The director must establish this first. */
export const ask = (question: Question): Effect => ({ kind: 'ask', question });

/** The director finds this out about a change of call first. */
export const establishChange = (...findings: readonly ChangeFinding[]): Effect => ({
  kind: 'establish-change',
  findings,
});

/** The director finds this out about a card that became visible first. */
export const establishCard = (finding: CardFinding): Effect => ({ kind: 'establish-card', finding });

/** The director finds this out about an insufficient bid and the bid in its place first. */
export const establishSame = (finding: SameFinding): Effect => ({ kind: 'establish-same', finding });

/** A player must pass. */
export const bar = (who: Role, until: BarEnd): Effect => ({ kind: 'bar', who, until });

/** Offender and partner must pass for the rest of the auction. */
export const barSide: readonly Effect[] = [
  bar('offender', 'end-of-auction'),
  bar('partner', 'end-of-auction'),
];

/** A player may not make these calls at his next turn. */
export const limit = (who: Role, ...calls: readonly Call[]): Effect => ({ kind: 'limit', who, calls });

/** What declarer may do with the lead of the offender's partner. */
export const restrict = (
  kind: LeadKind,
  suits: LeadSuits,
  when: LeadMoment,
  lasts: LeadDuration,
): Restriction => ({ kind: 'restrict', lead: kind, suits, when, lasts });

/** Information from what was withdrawn falls under this provision. */
export const information = (law: Cite, barred: InformationBarred = 'own-side'): Effect => ({
  kind: 'information',
  law,
  barred,
});

/** The score may be adjusted afterwards under this provision. */
export const adjust = (law: Cite): Effect => ({ kind: 'adjust', law });

/** A bar in force: this player must pass. */
export interface Bar {
  readonly seat: Seat;
  readonly until: BarEnd;
  readonly cites: readonly Cite[];
}

/** Calls that a player may not make at his next turn. */
export interface Limit {
  readonly seat: Seat;
  readonly calls: readonly Call[];
  readonly until: 'next-turn';
  readonly cites: readonly Cite[];
}

/** An option open to a player. */
export interface Option {
  readonly id: OptionId;
  readonly by: Seat;
  readonly cites: readonly Cite[];
}

/** What declarer may do with a defender's lead; `applies` is null until the auction has ended. */
export interface LeadRestriction {
  readonly against: Seat;
  readonly kind: LeadKind;
  readonly suits: readonly Suit[];
  readonly when: LeadMoment;
  readonly lasts: LeadDuration;
  readonly applies: boolean | null;
  readonly cites: readonly Cite[];
}

/** A card that stays on the table when its owner defends. */
export interface PenaltyCard {
  readonly by: Seat;
  readonly card: Card;
}

/** How the auction ended. */
export type Outcome =
  | ({ readonly kind: 'contract' } & Contract)
  | { readonly kind: 'passed-out'; readonly next: 'no-redeal' | 'next-dealer-deals' }
  | { readonly kind: 'new-deal' };
