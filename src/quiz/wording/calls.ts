/** Calls as verbs: what a player does, has done, would have done. */
import { showCall } from '../../dutch/calls.ts';
import type { SpokenCall } from '../../engine/calls.ts';

/** `past`, `doubleert`, `biedt 2♥`. */
export const does = (call: SpokenCall): string => {
  if (call === 'P') return 'past';
  if (call === 'X') return 'doubleert';
  return call === 'XX' ? 'redoubleert' : `biedt ${showCall(call)}`;
};

/** The same behind another part of the sentence: `past West`, `biedt West 2♥`. */
export const thenDoes = (call: SpokenCall, name: string): string => {
  const [verb, ...rest] = does(call).split(' ');
  return [verb, name, ...rest].join(' ');
};

/** `had gepast`, `had gedoubleerd`, `had 2♥ geboden`. */
export const hadDone = (call: SpokenCall): string => {
  if (call === 'P') return 'had gepast';
  if (call === 'X') return 'had gedoubleerd';
  return call === 'XX' ? 'had geredoubleerd' : `${showCall(call)} had geboden`;
};

/** `passen`, `doubleren`, `2♥ bieden`. */
export const toDo = (call: SpokenCall): string => {
  if (call === 'P') return 'passen';
  if (call === 'X') return 'doubleren';
  return call === 'XX' ? 'redoubleren' : `${showCall(call)} bieden`;
};

/** A call as a thing: `de pas`, `het doublet`, `2♥`. */
export const theCall = (call: SpokenCall): string => {
  if (call === 'P') return 'de pas';
  if (call === 'X') return 'het doublet';
  return call === 'XX' ? 'het redoublet' : showCall(call);
};

/** A capital in front. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
