/**
 * Inflection. Two words are forms of one word when they share a stem; a word may have more than one possible stem, so that
 * no rule has to guess (`doubleren` is `doubleer` or `doubler`). Vowel length is kept: `spelen` is not `spellen`.
 * The rules are ours: of 65 forms that belong to another (`tests/search/words.test.ts` has most) they join 64, and Dutch
 * Snowball (`@orama/stemmers` 3.1.18 and `snowball-stemmers` alike) joined 16 and merged `spel` with `speel`.
 * `words/forms.ts` holds what no rule reaches.
 */
import { foldSpelling } from '../lawtext/spelling.ts';
import { wordLines } from './normalise.ts';
import { WORD_FORMS } from './words/forms.ts';

const LISTED: ReadonlyMap<string, readonly string[]> = listedForms();

const ENDINGS = [
  /(?<=.{3})heden$/,
  /(?<=.{3})ingen$/,
  /(?<=.{3})ing$/,
  /(?<=.{3})tjes?$/,
  /(?<=.{3})jes?$/,
  /(?<=.{3})ste$/,
  /(?<=.{3})en$/,
  /(?<=.{3})e$/,
  /(?<=.{2}[^aeiou])(?:ten?|den?)$/,
  /(?<=.{3})[td]$/,
  /(?<=.{2}(?:er|el|em|en|ie|et|or|aar|eur|ier|lid|ap|am|ub|um|rd))s$/,
] as const;

const PARTICIPLE =
  /^((?:her|re|voor|op|uit|af|aan|in|terug|mee|door|na|toe|bij|over|weg|mis|om|open|neer|onder|samen)?)ge(.{2,}?)(t|d|en)(e?n?)$/;

const VOWEL = /[aeiouy]/;

const remembered = new Map<string, ReadonlySet<string>>();

/** Every possible stem of a plain word, the word in today's spelling among them. Remembered: the words of a corpus are few. */
export function stemsOf(word: string): ReadonlySet<string> {
  const known = remembered.get(word);
  if (known) return known;
  const stems = worked(word);
  remembered.set(word, stems);
  return stems;
}

function worked(word: string): ReadonlySet<string> {
  if (word.startsWith('=')) return new Set([word]);
  const start = foldSpelling(word);
  const stems = new Set<string>();
  let open = [start];
  for (let round = 0; round < 3 && open.length > 0; round++) {
    for (const form of open) for (const stem of LISTED.get(form) ?? []) stems.add(stem);
    open.forEach((form) => stems.add(form));
    open = open.flatMap(shorter).filter((form) => !stems.has(form));
  }
  open.forEach((form) => stems.add(form));
  return stems;
}

/** The forms that one step shorter a word may be a form of. */
function shorter(word: string): readonly string[] {
  if (word.length < 4 || !VOWEL.test(word)) return [];
  const cut = ENDINGS.flatMap((ending) => {
    const rest = word.replace(ending, '');
    if (rest === word || !VOWEL.test(rest)) return [];
    if (ending.source.includes('heden')) return [`${rest}heid`];
    return /^[aeiou]/.test(word.slice(rest.length)) ? closed(rest) : [rest];
  });
  const participle = PARTICIPLE.exec(word);
  if (!participle || !VOWEL.test(participle[2] ?? '')) return cut;
  const [, prefix = '', root = '', ending] = participle;
  const roots = ending === 'en' ? closed(root) : [root];
  return [...cut, ...roots.map((each) => prefix + each)];
}

/** What a stem before a vowel looks like when that vowel is gone: `verzak` -> `verzaak`, `pass` -> `pas`, `gev` -> `geef`. */
function closed(stem: string): readonly string[] {
  const last = stem.at(-1) ?? '';
  if (VOWEL.test(last)) return [stem];
  if (last === stem.at(-2)) return [stem.slice(0, -1)];
  const hard = stem.slice(0, -1) + ({ v: 'f', z: 's' }[last] ?? last);
  const open = /(^|[^aeiou])([aeou])([bcdfghklmnprstvz])$/.exec(stem);
  if (!open) return [hard];
  const long = hard.slice(0, -2) + open[2] + hard.slice(-2);
  const unstressed = /[aeiouy].*e[lrnm]$/.test(stem);
  return unstressed ? [long, hard] : [long];
}

function listedForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const [word = '', ...others] of wordLines(WORD_FORMS))
    for (const form of [word, ...others]) {
      const key = foldSpelling(form);
      forms.set(key, [...(forms.get(key) ?? []), `~${word}`]);
    }
  return forms;
}
