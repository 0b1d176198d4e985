/** Addresses and names of the site itself: paths under the base, the main menu. Leaves editions to `editions.ts`. */

import { to } from './base-path.ts';
import { CURRENT } from './editions.ts';

export { to };

/** Address of an edition's table of contents. */
export const editionPath = (edition: string): string => to(`/${edition}/`);

/** Address of an article, optionally of a part by its anchor. */
export const articlePath = (edition: string, article: string, anchor = ''): string =>
  to(`/${edition}/${article.toLowerCase()}/${anchor && `#${anchor}`}`);

export const SITE_NAME = 'Spelregelatlas';

/** The main menu: what stands at the top of every page. */
export const MENU: readonly { readonly path: string; readonly name: string }[] = [
  { path: `/${CURRENT.id}/`, name: 'Spelregels' },
  { path: '/vergelijk/', name: 'Vergelijk' },
  { path: '/oefenen/', name: 'Oefenen' },
  { path: '/examen/', name: 'Examen' },
  { path: '/arbitrage/', name: 'Arbitrage' },
];

/**
 * Address of a place in the laws. A place that the register knows but the site does not hold leads to its line in the
 * edition's table of contents.
 */
export const hrefOf = (place: {
  readonly edition: string;
  readonly article: string;
  readonly anchor?: string;
  readonly held?: boolean;
}): string =>
  place.held === false
    ? `${editionPath(place.edition)}#art-${place.article}`
    : articlePath(place.edition, place.article, place.anchor);
