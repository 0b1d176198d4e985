/** Written questions from `content/questions`: the words are the author's, the order of the options comes from the code. */
import { shuffled } from '../../bridge/random.ts';
import { among, type Branches, type Kind } from '../kind.ts';

/** The branches of this kind. */
export const knowledgeBranches: Branches = (edition, { written }) =>
  written
    .filter((question) => question.edition === edition)
    .map(({ id, level, topic, cites }) => ({ branch: id, level, topic, cites }));

export const knowledge: Kind = {
  find: among(knowledgeBranches),
  draft: ({ info, random, library: { written } }) => {
    const { branch, level, topic, cites } = info;
    const question = written.find(({ id }) => id === branch);
    if (question === undefined) return undefined;
    const options = shuffled(random, question.options).map((option) => ({ ...option, cites }));
    const right = options.filter(({ correct }) => correct).length;
    return {
      level,
      topic,
      cites,
      select: right === 1 ? 'one' : 'set',
      story: [],
      prompt: question.prompt,
      options,
    };
  },
};
