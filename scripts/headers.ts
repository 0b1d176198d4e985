/** The headers that a host reads from `_headers`, for a site under a path: every address in it begins with that path. */

/** `public/_headers` for the site under a base path: lines that begin with a slash are addresses. */
export const headersUnder = (base: string, headers: string): string =>
  headers.replace(/^(?=\/)/gm, base.replace(/\/+$/, ''));
