/** What the engine does not rule on, and why, and how it reads what can be read in more than one way, in Dutch. */
import type { NotModelled, NotModelledReason } from '../engine/laws.ts';

/** Why the helper leaves a provision to the director, in a few words; undefined where nothing is left to him. */
export const leftToDirector = (edition: string, left: NotModelled): string | undefined =>
  left.reason === 'definition-or-pointer' || left.reason === 'not-about-calls'
    ? undefined
    : whyNotModelled(edition, left);

/** Why the engine does not rule on a provision, in a few words; where the text can be read in more ways, how it is read here. */
export const whyNotModelled = (edition: string, { cite, reason }: NotModelled): string => {
  const reading = readingOf(edition, cite);
  return reason === 'open-reading' && reading !== undefined
    ? `${WHY[reason]}; hier: ${reading}`
    : WHY[reason];
};

/** How a provision is read here, of which the text can be read in more than one way. */
export const readingOf = (edition: string, cite: string): string | undefined => READINGS[edition]?.[cite];

const WHY: { readonly [reason in NotModelledReason]: string } = {
  'definition-or-pointer': 'dat zegt wat een woord betekent of waar de regel staat; er volgt zelf niets uit',
  'not-about-calls': 'dat gaat over uitleg, afspraken of gedrag, niet over de biedingen',
  judgement: 'dat beoordeel jij',
  'after-play': 'dat blijkt pas na het spelen',
  'outside-the-record': 'dat is aan het bieden alleen niet te zien',
  'open-reading': 'de tekst laat meer dan één lezing toe',
};

/** The reading that the clauses of an edition take, by its provision. */
const READINGS: { readonly [edition: string]: { readonly [cite: string]: string } } = {
  '1930': {
    '2': 'biedt na een bieding voor de beurt een ander dan de opvolger, dan vervalt die bieding',
    '3': 'een bieding na het einde vervalt zonder straf',
    '12': 'onwettig is elke bieding die de eerdere alinea’s niet toelaten en waarvoor zij zelf niets bepalen',
  },
  '1959': {
    '27': 'een doublet van wie moest passen geldt als er overheen is geboden; alleen de doubletten van artikel 36 en 37 tellen dan als pas',
    '29b1': 'heeft de volgende speler al geboden, dan kan alleen de eerste bieding blijven staan',
    '30': 'een doublet in plaats van een onvoldoend bod telt niet; de overtreder kiest opnieuw',
    '30c': 'de beperking treft de tegenspeler die uitkomt, wie van de twee dat ook is',
    '37': 'een doublet van het eigen bod valt er ook onder',
    '39': 'passen meer bepalingen, dan gaat artikel 31 voor, en anders artikel 38',
  },
  '2007': {
    '25B': 'accepteert de LT de wijziging, dan is er geen voorspeelbeperking',
  },
};
