/** Why an answer is right or wrong, each with the provisions that say so. */
import { showDenomination } from '../../dutch/calls.ts';
import { listInWords } from '../../dutch/citations.ts';
import { seatName, sideLetters } from '../../dutch/seats.ts';
import { termsOf } from '../../dutch/terms.ts';
import { sideOf } from '../../engine/seats.ts';
import {
  citesFor,
  type ChoiceVerdict,
  type CourseVerdict,
  type FreedomVerdict,
  type LeadVerdict,
  type Verdict,
} from '../situations/verdict.ts';
import type { Near } from '../situations/near.ts';
import type { Walk } from '../situations/walk.ts';
import type { Cite } from '../question.ts';
import { capital, hadDone } from './calls.ts';
import { citeWords } from './cites.ts';
import { offeredIn } from './offered.ts';
import { asCondition } from './story.ts';
import { choiceWords, choosers, choosingSeats, tellingOf, verdictText, type Telling } from './verdicts.ts';

/** A sentence with its provisions behind it in brackets. */
const told = (edition: string, words: string, cites: readonly Cite[]): string => {
  const where = citeWords(edition, cites.slice(0, 3));
  return where === '' ? `${capital(words)}.` : `${capital(words)} (${where}).`;
};

/** Why the right answer is right; what else it brings is told with it. */
export const whyRight = (walk: Walk, verdict: Verdict): string => {
  const { edition, answer } = walk;
  const cites = citesFor(verdict, answer);
  const where = citeWords(edition, cites.slice(0, 3));
  const first = where === '' ? 'Zo gaat het.' : `Zo staat het in ${cites.length === 1 ? '' : 'de '}${where}.`;
  return [first, ...alsoLead(walk, verdict)].join(' ');
};

const alsoLead = ({ edition, answer }: Walk, verdict: Verdict): readonly string[] => {
  const lead = answer.leadRestrictions.find(({ applies }) => applies !== false);
  if (verdict.kind === 'lead' || lead === undefined) return [];
  const text = verdictText({ kind: 'lead', restriction: { ...lead, lead: lead.kind } }, { edition });
  const side = sideLetters(sideOf(lead.against));
  return [told(edition, `Speelt ${side} tegen, dan mag de leider ${lowerFirst(text)}`, lead.cites)];
};

/** Why a near situation's answer is wrong here: what would have to be different. */
export const whyNear = (near: Near, verdict: Verdict): string => {
  const { walk } = near;
  const cites = citesFor(verdict, walk.answer);
  switch (near.kind) {
    case 'edition':
      return told(walk.edition, `zo is het in ${walk.edition}`, cites);
    case 'decision':
      return told(walk.edition, `zo is het ${asCondition(near.decision, offeredIn(walk))}`, cites);
    case 'player': {
      const { by, call } = walk.offence;
      return told(walk.edition, `zo is het als ${seatName(by)} toen ${hadDone(call?.call ?? 'P')}`, cites);
    }
  }
};

/** Why a misbelief is wrong: what it mistakes, against what the law says. */
export const whyBelief = (walk: Walk, right: Verdict, wrong: Verdict): string =>
  told(
    walk.edition,
    right.kind === 'lead' && wrong.kind === 'lead'
      ? mistakenLead(right, wrong, walk.edition)
      : right.kind === 'choice' && wrong.kind === 'choice'
        ? mistakenChoice(right, wrong, tellingOf(walk))
        : `${mistaken(right, wrong, walk.edition)}: ${lowerFirst(verdictText(right, tellingOf(walk)))}`,
    citesFor(right, walk.answer),
  );

const mistaken = (right: Verdict, wrong: Verdict, edition: string): string => {
  if (right.kind === 'bars' && wrong.kind === 'bars') {
    if (right.bars.length === 0) return 'dat is te streng';
    if (wrong.bars.length === 0) return 'er volgt wel iets';
    const seats = ({ bars }: typeof right): string => bars.map(({ seat }) => seat).join();
    return seats(right) === seats(wrong) ? 'de duur klopt niet' : 'dat treft niet de juiste speler';
  }
  if (right.kind === 'course' && wrong.kind === 'course') return mistakenCourse(right, wrong, edition);
  if (wrong.kind === 'freedom') return mistakenFreedom(wrong);
  return 'de beperking is anders';
};

/** What is wrong about who may choose and what he may choose from, in words that stand by themselves. */
const mistakenChoice = (right: ChoiceVerdict, wrong: ChoiceVerdict, telling: Telling): string => {
  const who = choosers(right);
  if (who === '') return 'er valt niets te kiezen: wat er volgt, staat in de regels';
  if (choosers(wrong) === '') return `hier is wel een keuze: ${lowerFirst(verdictText(right, telling))}`;
  if (choosers(wrong) === who) return `${who} heeft een andere keuze: ${choiceWords(right, telling)}`;
  const rest = lowerFirst(verdictText(right, telling));
  const [ours, theirs] = [choosingSeats(right), choosingSeats(wrong)];
  if (theirs.every((seat) => ours.includes(seat))) return `niet alleen ${choosers(wrong)}: ${rest}`;
  if (ours.every((seat) => theirs.includes(seat))) return `alleen ${rest}`;
  return `niet ${choosers(wrong)} maar ${rest}`;
};

const mistakenCourse = (
  right: CourseVerdict,
  { of, stands, own, next }: CourseVerdict,
  edition: string,
): string => {
  if (next.kind === 'over') return `${termsOf(edition).newDeal.name} kan hier niet`;
  if (of === 'cards')
    return right.next.kind === 'turn' ? 'de beurt verandert er niet door' : 'het bieden gaat hier niet door';
  if (next.kind === 'replace') return 'hij hoeft haar hier niet te vervangen';
  if (stands === undefined) return 'de beurt gaat hier niet terug';
  return own ? 'de bieding blijft hier niet zo staan' : 'er komt hier geen pas voor in de plaats';
};

const mistakenFreedom = ({ only, not }: FreedomVerdict): string => {
  if (only === 'P') return 'hij hoeft hier niet te passen';
  if (only !== undefined) return 'hij hoeft die bieding niet te herhalen';
  return not.length > 0 ? 'die beperking geldt hier niet' : 'hij is hier niet vrij';
};

/** What is wrong about the lead, in words that stand by themselves. */
const mistakenLead = (
  { restriction: right }: LeadVerdict,
  { restriction: wrong }: LeadVerdict,
  edition: string,
): string => {
  if (right === undefined) return 'hier blijft geen beperking over';
  if (wrong === undefined) return 'er geldt hier wel een beperking';
  if (right.against !== wrong.against) return `het gaat niet om ${seatName(wrong.against)}`;
  if (right.when !== wrong.when)
    return right.when === 'opening-lead'
      ? 'het geldt alleen voor de uitkomst'
      : 'het geldt voor zijn eerste keer voorspelen, niet alleen voor de uitkomst';
  if (right.lead !== wrong.lead)
    return `${termsOf(edition).demand} mag de leider hier ${right.lead === 'forbid' ? 'niet' : 'ook'}`;
  const suits = right.suits.map(showDenomination);
  return suits.length === 4 ? 'het mag elke kleur zijn' : `het mag alleen ${listInWords(suits, 'of')} zijn`;
};

/** A small letter in front, unless the first word is a name or a call. */
const lowerFirst = (text: string): string =>
  /^(Niemand|Dat|De|Het|Een|Alleen|Alles|Elke|Er|Niets)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
