/** Moments in Dutch, as people say them: "vandaag", "gisteren", "op 3 mei", "op 3 mei 2025". */

const DAY = 86_400_000;

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The day of a moment, seen from `now`; both in milliseconds since 1970. */
export function sayDay(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return 'vandaag';
  if (days === 1) return 'gisteren';
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const date = new Date(at).toLocaleDateString('nl-NL', {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  });
  return `op ${date}`;
}
