/** Addresses under the base path the site is built for. Apart from `site.ts`, so that islands need not carry the register of editions. */

const base = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** Address of a path of the site ("/2017/27/#A1") under the base path. */
export const to = (path: string): string => `${base}${path}`;
