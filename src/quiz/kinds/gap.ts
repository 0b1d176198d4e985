/**
 * A word left out of an edition's own text. The right answer is what the law says; the others fit the sentence and change the
 * rule. Where the word has only one counterpart, two words are left out at once.
 */
import { pick, shuffled, type Random } from '../../bridge/random.ts';
import { assemble, distinct, type Candidate } from '../distractors.ts';
import { gapsIn, isGappable, sentencesOf, wordOf, type Gap, type GapGroup } from '../gap-words.ts';
import { among, type Branches, type Kind } from '../kind.ts';
import type { LawPassage } from '../library.ts';
import { citeWords } from '../wording/cites.ts';

const BLANK = '…………';

/** The branches of this kind. */
export const gapBranches: Branches = (edition, { passages }) =>
  passages
    .filter((passage) => passage.edition === edition)
    .map(({ cite, topic }) => ({ branch: cite.toLowerCase(), level: 'gevorderd', topic, cites: [cite] }));

export const gap: Kind = {
  find: among(gapBranches),
  draft: ({ edition, info, random, library: { passages } }) => {
    const { level, topic, cites } = info;
    const passage = passages.find((each) => each.edition === edition && each.cite === cites[0]);
    const sentence = passage && pick(random, sentencesOf(passage.text).filter(isGappable));
    if (passage === undefined || sentence === undefined) return undefined;
    const gaps = chooseGaps(random, gapsIn(sentence));
    const options = optionsFor(random, edition, passage, gaps);
    if (options === undefined) return undefined;
    return {
      level,
      topic,
      cites,
      select: 'one',
      story: [...(passage.lead === undefined ? [] : [passage.lead]), withBlanks(sentence, gaps)],
      prompt: `Wat is weggelaten uit ${citeWords(edition, cites)} van ${edition}?`,
      options,
    };
  },
};

/** One gap with two counterparts or more, or two gaps of which the second completes the first. */
const chooseGaps = (random: Random, gaps: readonly Gap[]): readonly Gap[] => {
  const [first, second] = shuffled(random, gaps);
  if (first === undefined) return [];
  if (first.group.words.length > 2 || second === undefined) return [first];
  return [first, second].sort((a, b) => a.at - b.at);
};

const optionsFor = (random: Random, edition: string, { cite }: LawPassage, gaps: readonly Gap[]) => {
  const right = fill(
    edition,
    cite,
    gaps,
    gaps.map(({ group }) => wordOf(group)),
  );
  const wrong = product(gaps.map(({ group }) => group.words)).map((words) =>
    fill(edition, cite, gaps, words),
  );
  // Two of a few: of all of them the right one would always be of middling length.
  return assemble(random, right, wrong, distinct(right, wrong).length > 4 ? 3 : 2);
};

const fill = (edition: string, cite: string, gaps: readonly Gap[], words: readonly string[]): Candidate => {
  const text = words.join(' … ');
  const missed = gaps.filter(({ group }, i) => wordOf(group) !== words[i]);
  const why = abouts(missed.map(({ group }) => group))
    .map(([about, words]) => `er staat ${words.map((word) => `‘${word}’`).join(' en ')}: ${about}`)
    .join('; en ');
  const told = why === '' ? 'Zo staat het er' : `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  return { key: text, text, why: `${told} (${citeWords(edition, [cite])}).`, cites: [cite] };
};

/** What is at stake, once for each, with the words of the law that it is about. */
const abouts = (groups: readonly GapGroup[]): readonly (readonly [string, readonly string[]])[] =>
  [...new Set(groups.map(({ about }) => about))].map((about) => [
    about,
    groups.filter((group) => group.about === about).map(wordOf),
  ]);

const product = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (rows, words) => rows.flatMap((row) => words.map((word) => [...row, word])),
    [[]],
  );

const withBlanks = (sentence: string, gaps: readonly Gap[]): string => {
  let text = sentence;
  for (const { at, group } of [...gaps].reverse())
    text = `${text.slice(0, at)}${BLANK}${text.slice(at + wordOf(group).length)}`;
  return text;
};
