/**
 * The words of the law that carry the rule: who, how many, how long, when, may or must. Each group holds words that fit the
 * same place in a sentence and say something else; a word left out is asked among its group. Little words stand in no group. The
 * word of the law is neither the longest of its group nor the shortest, where the language allows it.
 */
import type { LawPassage } from './library.ts';

/** Words for one place in a sentence, and what is at stake there. */
export interface GapGroup {
  readonly words: readonly string[];
  readonly about: string;
  /** Words before it, divided by a bar, with which it means something else: “naar boven” is no rank. */
  readonly notAfter?: string;
}

const who = 'het gaat erom welke speler dit aangaat';
const person = 'het gaat erom wie hier bedoeld is';
const which = 'het gaat erom welke van alle';
const when = 'het gaat om het moment';
const long = 'zo lang duurt het';
const number = 'het getal is de regel';
const fate = 'het gaat erom wat ermee gebeurt';
const right = '‘mag’ is een recht, ‘moet’ een plicht';
const bound = 'het gaat om de voorwaarde';

const GROUPS: readonly GapGroup[] = [
  {
    words: [
      'verder moet passen',
      'één keer moet passen',
      'niet hoeft te passen',
      'niet mag passen',
      'vrij mag bieden',
      'moet doubleren of passen',
    ],
    about: long,
  },
  {
    words: [
      'bestaat er geen straf',
      'moet zijn maat één keer passen',
      'moet zijn maat verder passen',
      'moet hij passen',
      'vervalt de bieding',
    ],
    about: fate,
  },
  {
    words: [
      'vorderen of verbieden',
      'vorderen',
      'verbieden',
      'vorderen, maar niet verbieden',
      'verbieden, maar niet vorderen',
    ],
    about: 'het gaat om wat de leider mag vragen',
  },
  {
    words: [
      'overboden of gedoubleerd',
      'gedoubleerd of gepast',
      'verhoogd of herhaald',
      'door de tegenpartij aangenomen',
      'noch overboden, noch gedoubleerd',
    ],
    about: bound,
  },
  {
    words: [
      'een nieuwe gift',
      'een hogere score',
      'een pas',
      'honderd strafpunten',
      'een redoublet',
      'een waarschuwing',
    ],
    about: 'het gaat om wat hij mag vragen',
  },
  {
    words: [
      'een arbitrale score',
      'een strafkaart',
      'een nieuwe gift',
      'een waarschuwing aan beide paren',
      'de helft van de slagen',
    ],
    about: fate,
  },
  {
    words: [
      'slechts één van',
      'elk van',
      'geen van',
      'de eerste twee van',
      'de helft van',
      'de strengste twee van',
    ],
    about: number,
  },
  {
    words: ['in één adem', 'binnen een minuut', 'voor het spelen', 'te laat', 'met opzet'],
    about: when,
  },
  {
    words: [
      'een speler van elk paar',
      'ieder van de vier spelers',
      'de leider',
      'de noordspeler',
      'een speler van een andere tafel',
    ],
    about: who,
  },
  {
    words: [
      'het voordeel van de tegenspelers',
      'het voordeel van de leider',
      'het nadeel van beide',
      'het voordeel van de overtredende partij',
      'het nadeel van alle vier de spelers',
    ],
    about: 'het gaat erom in wiens voordeel het is',
  },
  {
    words: [
      'zeer waarschijnlijk',
      'ook maar mogelijk',
      'volkomen zeker',
      'niet helemaal uitgesloten',
      'in theorie niet onmogelijk',
    ],
    about: bound,
  },
  {
    words: [
      'van kracht blijft',
      'wordt herhaald',
      'als pas geldt',
      'met straf wordt belast',
      'een trek hoger wordt gesteld',
    ],
    about: fate,
  },
  {
    words: [
      'een mechanische fout',
      'een rekenfout',
      'een denkfout',
      'een verkeerde waardering',
      'een verandering van inzicht',
    ],
    about: bound,
  },
  {
    words: [
      'Alle vier de spelers',
      'De gever en zijn partner',
      'Beide spelers van een paar',
      'De eerste drie spelers',
      'Drie spelers',
    ],
    about: number,
  },
  { words: ['ongespeeld', 'opnieuw geschud', 'door de gever', 'geteld', 'open'], about: fate },
  {
    words: [
      'tot zijn partner',
      'tot zijn linkertegenstander',
      'tot een tegenstander',
      'tot een van de vier',
      'tot de gever',
    ],
    about: person,
  },
  {
    words: [
      'wanneer zijn partner',
      'wanneer zijn linkertegenstander',
      'wanneer een tegenstander',
      'wanneer de gever',
      'als iemand',
    ],
    about: person,
  },
  {
    words: ['ongeacht hoe', 'op het moment dat', 'kort nadat', 'alleen als', 'zodra'],
    about: 'het maakt niet uit waardoor hij het merkt',
  },
  {
    words: ['bewust', 'zonder nadenken', 'onmiddellijk', 'zwijgend', 'snel'],
    about: bound,
    notAfter: 'zich|niet',
  },
  {
    words: [
      'worden de scores verhoogd',
      'eindigt het bieden zonder contract',
      'wordt het bord opnieuw gegeven',
      'gaan de scores omlaag',
      'vervalt het doublet',
    ],
    about: fate,
  },
  {
    words: [
      'een reglementair bod',
      'een bod van de tegenpartij',
      'drie passen in volgorde',
      'een tweede doublet',
      'een pas',
    ],
    about: bound,
  },
  {
    words: [
      'oorspronkelijke bieding',
      'door zijn partner gedane bieding',
      'laatst gedane bieding',
      'gewijzigde bieding',
      'tweede bieding',
    ],
    about: 'het gaat erom welke bieding geldt',
  },
  {
    words: [
      'zo billijk mogelijk',
      'zo nauwkeurig mogelijk',
      'zo streng mogelijk',
      'zo snel mogelijk',
      'zo licht mogelijk',
    ],
    about: 'het gaat om de maatstaf',
  },
  {
    words: ['wordt betwist', 'wordt ingetrokken', 'wordt aanvaard', 'wordt beaamd', 'wordt geuit'],
    about: bound,
  },
  {
    words: [
      'opzettelijk openlegt',
      'weer in het bord steekt',
      'per ongeluk openlegt',
      'op volgorde legt',
      'laat vallen',
    ],
    about: bound,
  },
  {
    words: [
      'geen strafkaarten',
      'kleine strafkaarten',
      'grote strafkaarten',
      'gespeelde kaarten',
      'strafkaarten',
    ],
    about: fate,
  },
  {
    words: [
      'alle resterende slagen',
      'één of meer van de resterende slagen',
      'de helft van de slagen',
      'minstens twee slagen',
      'de lopende slag',
    ],
    about: number,
  },
  { words: ['drie', 'vier', 'twee', 'vijf', 'zes', 'zeven'], about: number },
  { words: ['zeven', 'zes', 'acht', 'negen', 'vijf', 'dertien'], about: number },
  { words: ['dertien', 'twaalf', 'elf', 'veertien', 'vijftien', 'zestien'], about: number },
  {
    words: ['linksom', 'rechtsom', 'kruiselings', 'samen', 'tegelijk'],
    about: 'het gaat om de volgorde',
  },
  { words: ['opvolger', 'partner', 'voorganger', 'gever', 'tegenpartij'], about: person },
  {
    words: [
      'maat van de overtreder',
      'overtreder',
      'opvolger van de overtreder',
      'overtredende partij',
      'rechtertegenstander van de overtreder',
    ],
    about: person,
  },
  {
    words: ['zijn maat', 'de gever', 'de blinde', 'zijn linker tegenstander', 'de tegenpartij'],
    about: person,
  },
  { words: ['maat', 'linker tegenstander', 'rechter tegenstander'], about: who },
  { words: ['rechtertegenstander', 'linkertegenstander', 'maat', 'linkertegenstander of maat'], about: who },
  { words: ['LT', 'RT', 'partner', 'leider', 'gever'], about: who },
  { words: ['leider', 'blinde', 'overtreder', 'gever', 'maat', 'organisator'], about: person },
  {
    words: ['tegenspeler', 'leider', 'blinde', 'gever', 'leider of blinde', 'leider of gever'],
    about: who,
  },
  {
    words: ['wedstrijdleider', 'leider', 'organisator', 'linkertegenstander', 'wedstrijdcommissie'],
    about: person,
  },
  { words: ['noordspeler', 'zuidspeler', 'oostspeler', 'oudste speler', 'jongste speler'], about: who },
  { words: ['hoogste', 'laagste', 'tweede', 'derde', 'voorlaatste', 'allereerste'], about: which },
  { words: ['laatste', 'eerste', 'tweede', 'derde', 'voorlaatste', 'allereerste'], about: which },
  { words: ['voordat', 'nadat', 'zodra', 'telkens wanneer', 'op het moment dat'], about: when },
  { words: ['vóórdat', 'nadat', 'zodra', 'telkens wanneer', 'op het moment dat'], about: when },
  { words: ['totdat', 'voordat', 'nadat', 'omdat', 'terwijl'], about: when },
  {
    words: ['onmiddellijk', 'na het spel', 'na de zitting', 'later', 'de volgende dag'],
    about: when,
  },
  {
    words: ['geannuleerd', 'gehandhaafd', 'herhaald', 'verhoogd', 'met straf belast', 'als pas geteld'],
    about: fate,
  },
  {
    words: ['gehandhaafd', 'geannuleerd', 'herhaald', 'herroepen', 'met straf belast', 'opnieuw beoordeeld'],
    about: fate,
  },
  {
    words: [
      'dan ingetrokken',
      'dan gehandhaafd',
      'dan herhaald',
      'dan met straf belast',
      'dan opnieuw beoordeeld',
    ],
    about: fate,
  },
  { words: ['tenzij', 'mits', 'omdat', 'ook wanneer', 'telkens wanneer'], about: bound },
  { words: ['mits', 'tenzij', 'omdat', 'ook wanneer'], about: bound },
  { words: ['mag', 'moet'], about: right },
  { words: ['moet', 'mag'], about: right },
  { words: ['mogen', 'moeten'], about: '‘mogen’ is een recht, ‘moeten’ een plicht' },
  { words: ['moeten', 'mogen'], about: '‘mogen’ is een recht, ‘moeten’ een plicht' },
  { words: ['geldig', 'ongeldig'], about: fate },
  { words: ['ongeldig', 'geldig'], about: fate },
  { words: ['geoorloofd', 'ongeoorloofd'], about: 'het gaat om wie de informatie mag gebruiken' },
  { words: ['ongeoorloofd', 'geoorloofd'], about: 'het gaat om wie de informatie mag gebruiken' },
  { words: ['boven', 'onder'], about: 'het gaat om de rangorde', notAfter: 'naar' },
  { words: ['hoger', 'lager'], about: 'het gaat om de rangorde' },
];

/** A place in a text at which a word of a group stands; the first word of the group is the one in the text. */
export interface Gap {
  readonly at: number;
  readonly group: GapGroup;
}

const PATTERNS: readonly { readonly group: GapGroup; readonly pattern: RegExp }[] = GROUPS.map((group) => ({
  group,
  pattern: new RegExp(
    `(?<![\\p{L}\\d]${group.notAfter === undefined ? '' : `|(?:${group.notAfter}) `})${group.words[0]}(?![\\p{L}\\d])`,
    'gu',
  ),
}));

/** The places in a text where a word can be left out, in order; where two overlap, the longer words win. */
export const gapsIn = (text: string): readonly Gap[] => {
  const found = PATTERNS.flatMap(({ group, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }): Gap => ({ at: index, group })),
  );
  const end = ({ at, group }: Gap): number => at + wordOf(group).length;
  return found
    .filter(
      (gap) => !found.some((other) => other.at < end(gap) && gap.at < end(other) && isLonger(other, gap)),
    )
    .sort((a, b) => a.at - b.at);
};

/** The word of a group that stands in the text. */
export const wordOf = ({ words }: GapGroup): string => words[0] ?? '';

const isLonger = (a: Gap, b: Gap): boolean => wordOf(a.group).length > wordOf(b.group).length;

/** The sentences of a text, so that a question from a long passage stays readable. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;])\s+(?=[\p{Lu}(])/u);

/** Whether a question can be made from a passage: somewhere a word of three, or two words of two. */
export const canGap = ({ text }: Pick<LawPassage, 'text'>): boolean => sentencesOf(text).some(isGappable);

/** Whether a question can be made from one sentence. */
export const isGappable = (sentence: string): boolean => {
  const gaps = gapsIn(sentence);
  return gaps.some(({ group }) => group.words.length > 2) || gaps.length > 1;
};
