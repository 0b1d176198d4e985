/** Why an edition has few questions, in a sentence. */
import type { EditionChoice } from './choices.ts';
import { isMadeKind } from './filter.ts';

/** The reason; nothing for an edition of which cases can be made. */
export const whyFew = ({ year, kinds }: Pick<EditionChoice, 'year' | 'kinds'>): string =>
  kinds.some(isMadeKind)
    ? ''
    : `Van ${year} staat hier geen hoofdstuk over het bieden. Er zijn daarom geen gemaakte zaken, alleen geschreven vragen en vragen over de wettekst.`;
