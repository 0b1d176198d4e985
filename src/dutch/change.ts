/**
 * What the director asks a player who wants another call than the one he made, in Dutch, and the answers from which
 * something different follows. What is asked differs by edition: a slip (2017), a slip mended without pause for thought
 * (2007), a change in one breath (1959), nothing (1930).
 */
import type { SpokenCall } from '../engine/calls.ts';
import type { ChangeFinding } from '../engine/ruling.ts';
import { showCall } from './calls.ts';

/** The questions to the player, about the call that he wants to change. */
export const changeQuestions = (
  findings: readonly ChangeFinding[],
  first: SpokenCall | undefined,
): readonly string[] => findings.map((finding) => QUESTIONS[finding](first));

const QUESTIONS: { readonly [finding in ChangeFinding]: (first: SpokenCall | undefined) => string } = {
  unintended: (first) =>
    `Wat wilde je bieden toen je ${first === undefined ? 'je eerste bieding deed' : did(first)}?`,
  'without-pause': () => 'Heb je daarna nog nagedacht voordat je wijzigde?',
  'in-one-breath': () => 'Wijzigde je in één adem?',
};

const did = (call: SpokenCall): string => {
  if (call === 'P') return 'paste';
  if (call === 'X') return 'doubleerde';
  return call === 'XX' ? 'redoubleerde' : `${showCall(call)} bood`;
};

/** An answer, as the table record puts it. */
export interface ChangeAnswer {
  readonly text: string;
  readonly unintended: boolean;
  readonly atOnce: boolean;
}

const SLIP = 'Verspreking of vergissing van de hand';

/** The answers between which the findings decide; a single one where nothing has to be found out. */
export const changeAnswers = (findings: readonly ChangeFinding[]): readonly ChangeAnswer[] => {
  const onMoment = findings.includes('without-pause');
  if (findings.includes('unintended'))
    return [
      { text: onMoment ? `${SLIP}, meteen hersteld` : SLIP, unintended: true, atOnce: onMoment },
      ...(onMoment
        ? [{ text: `${SLIP}, hersteld na een pauze om na te denken`, unintended: true, atOnce: false }]
        : []),
      { text: 'Hij wilde dit bieden, maar bedacht zich of lette niet op', unintended: false, atOnce: false },
    ];
  const later = { text: 'Later', unintended: false, atOnce: false };
  return findings.includes('in-one-breath')
    ? [{ text: 'In één adem', unintended: false, atOnce: true }, later]
    : [later];
};
