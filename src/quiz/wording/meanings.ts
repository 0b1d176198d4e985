/** What calls show that do not show what they name: told where a ruling depends on the suits that a player has specified. */
import type { SaidCall } from '../../bidding/view.ts';
import { showDenomination } from '../../dutch/calls.ts';
import { listInWords } from '../../dutch/citations.ts';
import { seatName } from '../../dutch/seats.ts';
import { denominationOf, isBid, SUITS } from '../../engine/calls.ts';
import { suitsShownBy } from '../../engine/meaning.ts';
import type { Walk } from '../situations/walk.ts';
import { capital, theCall } from './calls.ts';

/** A sentence for every call of the offender's that shows other suits than it names, or none where it names one. */
export const meaningsTold = ({ offence, decisions }: Walk): readonly string[] => {
  const { by, before, first, call } = offence;
  const made = decisions.flatMap((decision) => ('call' in decision ? [decision.call] : []));
  const known = call !== undefined && 'shows' in call ? [call] : [];
  const own = [...before, ...(first === undefined ? [] : [first]), ...known, ...made].filter(
    (said) => said.by === by && !isPlain(said),
  );
  return [...new Set(own.map(meaningOf))];
};

/** A call that everybody takes for what it is: it shows the suit that it names, or names none and shows none. */
const isPlain = (said: SaidCall): boolean => {
  const [suit, ...more] = suitsShownBy(said);
  if (suit === undefined) return !(said.artificial && isBid(said.call));
  return more.length === 0 && isBid(said.call) && denominationOf(said.call) === suit;
};

const meaningOf = (said: SaidCall): string => {
  const shown = suitsShownBy(said);
  const suits = SUITS.filter((suit) => shown.includes(suit));
  const shows =
    suits.length === 0
      ? 'is kunstmatig en toont geen kleur'
      : `toont ${listInWords(suits.map(showDenomination))}`;
  return `${capital(theCall(said.call))} van ${seatName(said.by)} ${shows}.`;
};
