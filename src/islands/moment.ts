/** Moments as they were stored by somebody: another version of the site, or another program. */

/** From 1970 to 2100: what every date can hold and show. */
const LATEST = Date.UTC(2100, 0);

/** Whether it is a moment, in milliseconds since 1970. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LATEST;
