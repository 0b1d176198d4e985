/**
 * The calls with which an offender may replace his own, in Dutch, each kind with what follows from it. Calls from which the
 * same follows are told together, so that a director needs few sentences; the kinds come from the engine's foresight.
 */
import { denominationOf, isBid, isDoubling, type Bid, type Call } from '../engine/calls.ts';
import type { CallGroup, Consequence } from '../engine/foresight.ts';
import type { Comparison } from '../engine/laws.ts';
import type { Effect } from '../engine/ruling.ts';
import { lho, type Seat } from '../engine/seats.ts';
import type { StepAbout } from '../engine/step.ts';
import { sayDenomination, showCall } from './calls.ts';
import { listInWords } from './citations.ts';
import { capital, passing, say, theCall } from './phrases.ts';
import { seatName } from './seats.ts';

/** The offender must replace his irregular call. */
export const replaceText = ({ by, call, groups }: StepAbout<'replace' | 'own-turn'>): string =>
  say(by, `je moet ${theCall(call)} vervangen. ${groupsText(groups, by, by)}`);

/** The turn has come to a player whose call out of rotation was cancelled. */
export const ownTurnText = ({ by, call, groups }: StepAbout<'replace' | 'own-turn'>): string =>
  say(
    by,
    `je bent aan de beurt. Je ingetrokken bieding was ${showCall(call)}. ${groupsText(groups, by, by)}`,
  );

/** Each kind of call with what follows from it, spoken to the offender (`by`) himself or to another about him. */
export const groupsText = (groups: readonly CallGroup[], by: Seat, to: Seat): string => {
  const told = joined(groups, by, to);
  const only = onlyText(told);
  if (only !== undefined) return only;
  const isOther = told.filter(({ calls }) => calls.some(isBid)).length > 1;
  const name = by === to ? undefined : seatName(by);
  const always = sharedParts(told);
  const each = told
    .map((kind) => ({ ...kind, parts: kind.parts.filter((part) => !always.includes(part)) }))
    .filter(({ parts }) => always.length === 0 || parts.length > 0)
    .map((kind) => `${capital(condition(kind, isOther, name))}, dan ${thenText(kind)}.`);
  const whatever = always.length === 0 ? [] : [`Dan ${listInWords(always)}, wat ${name ?? 'je'} ook kiest.`];
  return [...whatever, ...each].join(' ');
};

/** What follows whichever call is chosen. A call that has to be replaced again leads to what its replacement leads to. */
const sharedParts = (told: readonly Told[]): readonly string[] => {
  const final = told.filter(({ isFinal }) => isFinal);
  const [first, ...others] = final;
  return (first?.parts ?? []).filter((part) => others.every(({ parts }) => parts.includes(part)));
};

const onlyText = ([only, ...others]: readonly Told[]): string | undefined =>
  only === undefined || others.length > 0
    ? undefined
    : `${only.parts.length === 0 ? 'Daarna' : 'Dan'} ${thenText(only)}.`;

/** What follows when the call with which the offender corrected himself takes the place of his irregular one: after "dan". */
export const correctionText = (groups: readonly CallGroup[], by: Seat, to: Seat): string => {
  const call = groups[0]?.calls[0];
  const it = call === undefined ? 'de bieding' : theCall(call);
  const counts =
    groups.length > 0 &&
    groups.every(({ consequence }) => consequence.effects.some(({ kind }) => kind === 'stands'));
  const told = joined(groups, by, to);
  const then =
    onlyText(told) ??
    told.map((kind) => `${capital(foundOf('die bieding', kind))}, dan ${thenText(kind)}.`).join(' ');
  return `${counts ? 'geldt' : 'wordt gekeken naar'} ${it} waarmee ${seatName(by)} zichzelf verbeterde. ${then}`.trim();
};

interface Told {
  readonly calls: readonly Call[];
  readonly comparable: boolean | undefined;
  readonly compares: Comparison | undefined;
  /** What follows, each part after "dan". */
  readonly parts: readonly string[];
  /** The call does not have to be replaced in its turn. */
  readonly isFinal: boolean;
}

const thenText = ({ parts }: Pick<Told, 'parts'>): string =>
  parts.length === 0 ? 'gaat het bieden gewoon verder' : listInWords(parts);

/** So many bids are named; more are told as a kind. */
const FEW = 2;

const joined = (groups: readonly CallGroup[], by: Seat, to: Seat): readonly Told[] => {
  const told: Told[] = [];
  for (const { calls, comparable, compares, consequence } of groups) {
    const parts = consequenceParts(consequence, by, to);
    const same = told.findIndex(
      (other) => other.parts.join() === parts.join() && other.comparable === comparable,
    );
    const old = told[same];
    if (old === undefined)
      told.push({ calls, comparable, compares, parts, isFinal: !mustReplace(consequence) });
    else told[same] = { ...old, calls: [...old.calls, ...calls] };
  }
  return told.sort((a, b) => rank(a) - rank(b));
};

/** Named bids first, then other bids, what depends on the meaning, pass, double. */
const rank = ({ comparable, calls }: Told): number => {
  if (comparable !== undefined) return comparable ? 2 : 3;
  const bids = calls.filter(isBid);
  if (bids.length === 0) return calls.includes('P') ? 4 : 5;
  return bids.length <= FEW || sharedDenomination(bids) !== undefined ? 0 : 1;
};

/** "If you bid 2♥ or pass" without the "if", for Dutch then begins with the verb; `name` when it is said about another. */
const condition = (kind: Told, isOther: boolean, name: string | undefined): string => {
  const does = (verb: string, object = '') =>
    `${name === undefined ? verb : `${verb}t`} ${name ?? 'je'}${object === '' ? '' : ` ${object}`}`;
  const { calls, comparable } = kind;
  if (comparable === true) return `${name === undefined ? 'doe je' : `doet ${name}`} een ${likeness(kind)}`;
  if (comparable === false)
    return calls.every(isDoubling)
      ? `is het een doublet dat ${kind.compares === 'comparable' ? 'niet vergelijkbaar is' : 'iets anders zegt'}`
      : foundOf(`${name === undefined ? 'je' : 'zijn'} nieuwe bieding`, kind);
  const bids = calls.filter(isBid);
  const parts = [
    ...(bids.length > 0 ? [does('bied', bidsInWords(bids, isOther))] : []),
    ...(calls.includes('P') ? [does('pas')] : []),
    ...(calls.includes('X') ? [does('doubleer')] : []),
    ...(calls.includes('XX') ? [does('redoubleer')] : []),
  ];
  return listInWords(parts, 'of');
};

/** A call that compares, in the words of the edition. */
const likeness = ({ compares }: Told): string =>
  compares === 'comparable' ? 'vergelijkbare bieding' : 'bieding die hetzelfde of preciezer zegt';

/** What the director found of a call, the verb first. */
const foundOf = (call: string, { comparable, compares }: Told): string => {
  if (compares === 'comparable') return `is ${call} ${comparable ? 'vergelijkbaar' : 'niet vergelijkbaar'}`;
  return `zegt ${call} ${comparable ? 'hetzelfde of iets preciezers' : 'iets anders'}`;
};

const bidsInWords = (bids: readonly Bid[], isOther: boolean): string => {
  if (bids.length <= FEW) return listInWords(bids.map(showCall), 'of');
  return sharedDenomination(bids) ?? (isOther ? 'iets anders' : 'een voldoend bod');
};

const sharedDenomination = (bids: readonly Bid[]): string | undefined => {
  const [only, ...others] = new Set(bids.map(denominationOf));
  return only === undefined || others.length > 0 ? undefined : sayDenomination(only);
};

const mustReplace = ({ effects }: Consequence): boolean => effects.some(({ kind }) => kind === 'replace');

/** What follows, each part after "dan": `moet West de rest van het bieden passen`. */
const consequenceParts = (consequence: Consequence, by: Seat, to: Seat): readonly string[] => {
  const { effects, bars, lead } = consequence;
  const has = (kind: Effect['kind']) => effects.some((effect) => effect.kind === kind);
  const you = (seat: Seat) => (seat === to ? 'je' : seatName(seat));
  return [
    ...(mustReplace(consequence) ? ['telt dat niet', `moet ${you(by)} opnieuw kiezen`] : []),
    ...(isAcceptable(effects) ? [`mag ${you(lho(by))} ook dat bod accepteren`] : []),
    ...(has('offer') && !isAcceptable(effects)
      ? ['mogen de tegenstanders de doubletten nietig verklaren']
      : []),
    ...bars.map(({ seat, until }) => `moet ${you(seat)} ${passing(until)}`),
    ...(lead === undefined || mustReplace(consequence) ? [] : ['kan er een voorspeelbeperking volgen']),
  ];
};

const isAcceptable = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.kind === 'offer' && effect.options.some(({ id }) => id === 'accept'));
