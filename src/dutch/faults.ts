/**
 * What is wrong with a table record, in Dutch: what, and at which event (counted from 0, as in the record).
 */
import type { ErrorCode } from '../engine/record.ts';

const FAULTS: { readonly [code in ErrorCode]: string } = {
  'bad-json': 'Dit is geen leesbaar tafelverslag (JSON).',
  'unknown-edition': 'Deze editie kennen wij niet.',
  'no-auction-laws': 'Van deze editie hebben wij het hoofdstuk over het bieden niet.',
  'unknown-seat': 'Een plaats is N, E, S of W; kwetsbaar is none, NS, EW of both.',
  'unknown-call': 'Een bieding is P, X, XX of een bod van 1C tot en met 9NT.',
  'unknown-card': 'Een kaart is een kleur en een rang, zoals HT of S3.',
  'unknown-event': 'Deze gebeurtenis of dit veld kennen wij niet.',
  'not-an-option': 'Die keus staat nu niet open voor deze speler.',
  'nothing-to-replace': 'Deze speler heeft hier geen bieding te vervangen.',
  'auction-closed': 'Het bieden is al gesloten.',
  'bad-finding': 'Hier is niets vast te stellen.',
};

/** An error in one or two sentences: what is wrong, at which event and in which field. */
export const faultText = (fault: {
  readonly code: ErrorCode;
  readonly event?: number;
  readonly field?: string;
}): string => {
  const places = [
    ...(fault.event === undefined ? [] : [`gebeurtenis ${fault.event}`]),
    ...(fault.field === undefined ? [] : [`veld “${fault.field}”`]),
  ];
  return places.length === 0 ? FAULTS[fault.code] : `${FAULTS[fault.code]} (${places.join(', ')})`;
};
