/**
 * Reads the drawings in a worked example: an auction (`calls="1S (1H onvoldoende) ?"`) and a trick (`cards="H4 HT H2 HK"`).
 * Drawing them is left to the components. A mistake in a file is an error that names file and line.
 */
import { parseSpokenCall, type SpokenCall } from '../engine/calls.ts';
import { parseCard, type Card } from '../engine/cards.ts';
import { lho, parseSeat, type Seat } from '../engine/seats.ts';

/** A call in a drawn auction, in the order of the calls; without `call` it is the one asked about. */
export interface DrawnCall {
  readonly by: Seat;
  readonly call?: SpokenCall;
  readonly words?: string;
  readonly framed?: boolean;
}

/** A card in a drawn trick. */
export interface DrawnCard {
  readonly by: Seat;
  readonly card: Card;
  readonly words?: string;
}

const TOKEN = /\(([^)]*)\)|\S+/g;

const seatAt = (text: string, where: string): Seat => {
  const seat = parseSeat(text);
  if (!seat) throw new Error(`${where}: "${text}" is geen windrichting (N, E, S of W)`);
  return seat;
};

/** One token: `1S`, `?`, `(1H onvoldoende)`; a seat before it (`(S: 1H voor de beurt)`) places a call out of rotation. */
function drawnCall(token: string, turn: Seat, where: string): DrawnCall {
  if (token === '?') return { by: turn };
  const inner = /^\((?:([NESW]):\s*)?(\S+)\s*(.*)\)$/.exec(token);
  const call = parseSpokenCall(inner ? inner[2] : token);
  if (!call) throw new Error(`${where}: "${token}" is geen bieding`);
  const by = inner?.[1] ? seatAt(inner[1], where) : turn;
  return inner ? { by, call, words: inner[3] || undefined, framed: true } : { by, call };
}

/** The calls of a drawn auction, each with its seat: rotation goes on from the call before. */
export function parseDrawnAuction(
  props: { readonly dealer: string; readonly calls: string },
  where: string,
): { readonly dealer: Seat; readonly calls: readonly DrawnCall[] } {
  const dealer = seatAt(props.dealer, where);
  const calls: DrawnCall[] = [];
  for (const [token] of props.calls.matchAll(TOKEN)) {
    const last = calls.at(-1);
    calls.push(drawnCall(token, last ? lho(last.by) : dealer, where));
  }
  if (calls.length === 0) throw new Error(`${where}: een biedverloop zonder biedingen`);
  return { dealer, calls };
}

/** The cards of a drawn trick, each with its seat, in the order played; `(HK strafkaart)` gives a card its words. */
export function parseDrawnTrick(
  props: { readonly lead: string; readonly cards: string },
  where: string,
): readonly DrawnCard[] {
  const cards: DrawnCard[] = [];
  for (const [token] of props.cards.matchAll(TOKEN)) {
    const inner = /^\((?:([NESW]):\s*)?(\S+)\s*(.*)\)$/.exec(token);
    const card = parseCard(inner ? inner[2] : token);
    if (!card) throw new Error(`${where}: "${token}" is geen kaart`);
    const last = cards.at(-1);
    const turn = last ? lho(last.by) : seatAt(props.lead, where);
    cards.push({ by: inner?.[1] ? seatAt(inner[1], where) : turn, card, words: inner?.[3] || undefined });
  }
  return cards;
}
