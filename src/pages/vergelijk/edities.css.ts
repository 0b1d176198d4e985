/**
 * The style sheet by which the boxes of a comparison choose its columns without script: a column is shown when the box of
 * its edition is checked, a row when one of its editions is. Written out per edition from the register.
 */
import { EDITIONS } from '../../editions.ts';

const HIDDEN = '.side .row,.side [data-edition]{display:none}';

const shown = (id: string): string => {
  const chosen = `.side:has(input[value='${id}']:checked)`;
  return `${chosen} [data-edition='${id}']{display:block}${chosen} .row[data-has~='${id}']{display:grid}`;
};

export const GET = (): Response =>
  new Response([HIDDEN, ...EDITIONS.map(({ id }) => shown(id))].join('\n'), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
