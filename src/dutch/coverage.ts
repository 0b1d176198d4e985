/** What the engine does not rule on, and why, in Dutch. */
import type { NotModelledReason } from '../engine/laws.ts';

/** Why the helper leaves a provision to the director, in a few words; undefined where nothing is left to him. */
export const leftToDirector = (reason: NotModelledReason): string | undefined =>
  reason === 'definition-or-pointer' || reason === 'not-about-calls' ? undefined : WHY[reason];

/** Why the engine does not rule on a provision, in a few words. */
export const whyNotModelled = (reason: NotModelledReason): string => WHY[reason];

const WHY: { readonly [reason in NotModelledReason]: string } = {
  'definition-or-pointer': 'dat zegt wat een woord betekent of waar de regel staat; er volgt zelf niets uit',
  'not-about-calls': 'dat gaat over uitleg, afspraken of gedrag, niet over de biedingen',
  judgement: 'dat beoordeel jij',
  'after-play': 'dat blijkt pas na het spelen',
  'outside-the-record': 'dat is aan het bieden alleen niet te zien',
  'open-reading': 'de tekst laat hier meer dan één lezing toe',
};
