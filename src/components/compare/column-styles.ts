/**
 * The styles by which the boxes of a comparison choose its columns without script: a column is shown when the box of
 * its edition is checked, a row when one of its editions is. Written out per edition from the register; so few that they stand in the page.
 */
import { createHash } from 'node:crypto';
import { EDITIONS } from '../../editions.ts';

const HIDDEN = '.side .row,.side [data-edition]{display:none}';

const shown = (id: string): string => {
  const chosen = `.side:has(input[value='${id}']:checked)`;
  return `${chosen} [data-edition='${id}']{display:block}${chosen} .row[data-has~='${id}']{display:grid}`;
};

/** The styles, and their hash for the content policy. */
export const COLUMN_STYLES = [HIDDEN, ...EDITIONS.map(({ id }) => shown(id))].join('\n');
export const COLUMN_STYLES_HASH =
  `sha256-${createHash('sha256').update(COLUMN_STYLES).digest('base64')}` as const;
