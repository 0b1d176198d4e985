/**
 * Common misbeliefs about rulings: what players and directors say at the table when they have not opened the book. Each is a
 * verdict like those of the engine, so that one that happens to be right in a case is recognised and left out.
 */
import { isBid, type Call } from '../../engine/calls.ts';
import type { OptionId } from '../../engine/ruling.ts';
import { lho, partner, rho, SEATS, type Seat } from '../../engine/seats.ts';
import type {
  BarsVerdict,
  ChoiceVerdict,
  CourseVerdict,
  FreedomVerdict,
  LeadVerdict,
  Verdict,
} from './verdict.ts';
import type { Walk } from './walk.ts';

/** The misbeliefs that answer the same question as a verdict. */
export const beliefsAbout = (verdict: Verdict, walk: Walk): readonly Verdict[] => {
  switch (verdict.kind) {
    case 'bars':
      return barBeliefs(walk.offence.by);
    case 'course':
      return courseBeliefs(walk);
    case 'freedom':
      return freedomBeliefs(verdict, walk);
    case 'choice':
      return choiceBeliefs(verdict, walk.offence.by);
    case 'lead':
      return leadBeliefs(verdict, walk);
  }
};

/** "Een fout kost altijd een keer passen", "de overtreder moet passen", "het hele paar moet passen", "daar staat niets op". */
const barBeliefs = (offender: Seat): readonly BarsVerdict[] => {
  const bars = (seats: readonly Seat[], until: 'next-turn' | 'end-of-auction'): BarsVerdict => ({
    kind: 'bars',
    bars: SEATS.filter((seat) => seats.includes(seat)).map((seat) => ({ seat, until })),
  });
  const mate = partner(offender);
  return [
    bars([mate], 'next-turn'),
    bars([mate], 'end-of-auction'),
    bars([offender], 'next-turn'),
    bars([offender], 'end-of-auction'),
    bars([offender, mate], 'end-of-auction'),
    bars([], 'next-turn'),
  ];
};

/** "Gebeurd is gebeurd", "dat telt niet", "dan is het een pas", "opnieuw geven", "meteen vervangen"; of cards: "dat kost de beurt". */
const courseBeliefs = ({ offence }: Walk): readonly CourseVerdict[] => {
  const { by, call, turn } = offence;
  const newDeal = { kind: 'over', outcome: { kind: 'new-deal' } } as const;
  const course = (
    stands: CourseVerdict['stands'],
    own: boolean,
    next: CourseVerdict['next'],
  ): CourseVerdict => ({
    kind: 'course',
    of: call === undefined ? 'cards' : 'call',
    stands,
    own,
    by,
    next,
  });
  if (call === undefined)
    return [
      ...SEATS.map((seat) => course(undefined, false, { kind: 'turn', seat })),
      course(undefined, false, newDeal),
    ];
  const after = { kind: 'turn', seat: lho(by) } as const;
  return [
    course(call.call, true, after),
    course(undefined, false, { kind: 'turn', seat: turn }),
    course('P', call.call === 'P', after),
    course(undefined, false, { kind: 'replace', seat: by }),
    course(undefined, false, newDeal),
  ];
};

/** "Hij moet passen", "hij moet het herhalen", "hij mag niet doubleren", "hij mag alles". */
const freedomBeliefs = ({ seat }: FreedomVerdict, { offence }: Walk): readonly FreedomVerdict[] => {
  const only = (call: Call | undefined, not: readonly Call[] = []): FreedomVerdict => ({
    kind: 'freedom',
    seat,
    only: call,
    not,
  });
  const said = offence.call?.call;
  const same = said !== undefined && said !== 'P' && isBid(said as Call) ? [only(said as Call)] : [];
  return [only('P'), ...same, only(undefined, ['X', 'XX']), only(undefined)];
};

/** "Wie rechts zit mag kiezen", "zijn partner mag kiezen", "hij mag zelf kiezen", "opnieuw geven mag altijd", "hij mag nog meer", "hij mag minder". */
const choiceBeliefs = ({ options }: ChoiceVerdict, offender: Seat): readonly ChoiceVerdict[] => {
  const ids = [...new Set(options.map(({ id }) => id))];
  const others = SEATS.filter((seat) => options.every(({ by }) => by !== seat));
  const choice = (by: Seat, ...ids: readonly OptionId[]): ChoiceVerdict => ({
    kind: 'choice',
    options: ids.map((id) => ({ id, by })),
    replace: undefined,
  });
  return [
    choice(lho(offender), 'accept', 'reject'),
    choice(rho(offender), 'accept', 'reject'),
    choice(partner(offender), 'accept', 'reject'),
    choice(lho(offender), 'new-deal', 'stand'),
    choice(lho(offender), 'new-deal', 'continue'),
    choice(partner(offender), 'new-deal', 'continue'),
    choice(offender, 'keep-first', 'other-call'),
    ...(ids.length === 0 ? [] : others.map((seat) => choice(seat, ...ids))),
    ...(ids.length < 3
      ? []
      : SEATS.flatMap((seat) => ids.map((left) => choice(seat, ...ids.filter((id) => id !== left))))),
    ...[...new Set(options.map(({ by }) => by))].flatMap((seat) => [
      choice(seat, 'accept', 'reject'),
      choice(seat, 'new-deal', 'stand'),
      choice(seat, 'accept', 'reject', 'new-deal'),
      choice(seat, 'new-deal', 'annul', 'stand'),
      ...(['raise', 'annul'] as const)
        .filter((id) => !ids.includes(id))
        .map((id) => choice(seat, ...ids, id)),
    ]),
    ...[offender, lho(offender), partner(offender)].map((replace): ChoiceVerdict => ({
      kind: 'choice',
      options: [],
      replace,
    })),
    { kind: 'choice', options: [], replace: undefined },
  ];
};

/** "De leider mag altijd een kleur eisen", "dat geldt voor de overtreder zelf", "alleen bij de uitkomst", "dat is afgeschaft". */
const leadBeliefs = ({ restriction }: LeadVerdict, { offence }: Walk): readonly LeadVerdict[] => {
  const against = restriction?.against ?? partner(offence.by);
  const suits = restriction?.suits ?? (['C', 'D', 'H', 'S'] as const);
  const when = restriction?.when ?? 'first-lead';
  const lasts = restriction?.lasts ?? 'while-on-lead';
  const changes = [
    {},
    { against: partner(against) },
    { lead: restriction?.lead === 'require-or-forbid' ? 'forbid' : 'require-or-forbid' },
    { suits: ['C', 'D', 'H', 'S'] },
    { suits: suits.slice(0, -1) },
    { when: when === 'opening-lead' ? 'first-lead' : 'opening-lead' },
  ] as const;
  const both = changes.flatMap((one, place) =>
    changes.slice(place + 1).map((other): LeadVerdict => ({
      kind: 'lead',
      restriction: {
        against,
        lead: restriction?.lead ?? 'forbid',
        suits,
        when,
        lasts,
        ...one,
        ...other,
      },
    })),
  );
  return [
    { kind: 'lead', restriction: undefined },
    ...both.filter((each) => each.restriction?.suits.length !== 0),
  ];
};
