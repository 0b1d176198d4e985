/** How many typing errors (a letter wrong, missing, too many, or two swapped) lie between two words. */

/** The number of errors, or `limit + 1` as soon as there are more than `limit`. */
export function distanceWithin(a: string, b: string, limit: number): number {
  const over = limit + 1;
  if (limit < 0 || Math.abs(a.length - b.length) > limit) return over;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > limit) return over;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? over, over);
}
