/**
 * Words that carry no subject: they never have to be found, and are left out unless a query holds nothing else.
 * Words that carry law stay in: niet, geen, moet, mag, eerste, laatste, na, tijdens.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `de het een der des den van voor in op te ten ter en of om aan met bij uit tot door als dat die dit deze is zijn was
   er je jij hij zij ze we wij ik u hun haar hem men wat wie wanneer hoe hoeveel waar welke welk wordt worden werd heeft hebben
   ook dan maar zo zoo nog al dus toch wel zich zichzelf hier daar naar over kan kunnen zal bent ben iemand iets
   regel regels over volgens artikel spelregel spelregels bridge wedstrijdbridge the of`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
