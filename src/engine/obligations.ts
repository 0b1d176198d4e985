/**
 * What players come to owe when the laws speak, and what they have served when somebody has called: bars, limits, a call to
 * be repeated, a turn at which a cancelled call is looked at again, and withdrawn calls that may be held against the lead.
 */
import { isBid } from './calls.ts';
import type { Said } from './laws.ts';
import { roleSeat, type Bar, type BarEnd, type Cite, type Effect } from './ruling.ts';
import { SEATS, type Seat } from './seats.ts';
import type { Subject } from './sitting.ts';
import type { LeadClaim, Obligations, Spoken, State } from './state.ts';

/** The state with what the players come to owe by what was said. */
export const withObligations = (state: State, said: Said, { by, offence, substitute }: Subject): State => {
  let { obligations, leads } = state;
  for (const { effect, cite } of said.effects)
    switch (effect.kind) {
      case 'bar':
        obligations = {
          ...obligations,
          bars: withBar(obligations.bars, roleSeat(effect.who, by), effect.until, cite),
        };
        break;
      case 'limit': {
        const limit = {
          seat: roleSeat(effect.who, by),
          calls: effect.calls,
          until: 'next-turn',
          cites: [cite],
        } as const;
        obligations = { ...obligations, limits: [...obligations.limits, limit] };
        break;
      }
      case 'repeat':
        if (offence) obligations = { ...obligations, repeat: { by, call: offence.call } };
        break;
      case 'owes':
        if (offence)
          obligations = {
            ...obligations,
            owed: [...obligations.owed, { offence, due: false, rhoPassed: false }],
          };
        break;
      case 'lead':
        if (offence) leads = [...leads, ...leadClaims(state, said, { by, offence, substitute }, cite)];
        break;
      case 'restrict':
        if (offence)
          for (const claim of leadClaims(state, said, { by, offence, substitute }, cite))
            leads = [...leads, { ...claim, restriction: effect }];
        break;
    }
  return obligations === state.obligations && leads === state.leads
    ? state
    : { ...state, obligations, leads };
};

/**
 * Every call that the offender had to withdraw at this turn (26: each counts), a refused substitute included; after a
 * change of call it is the first that was withdrawn when the second stands, else the second; when an insufficient bid is
 * accepted that took the place of others, it is those.
 */
const leadClaims = (
  { auction }: State,
  said: Said,
  { offence, substitute }: Subject,
  cite: Cite,
): readonly LeadClaim[] => {
  if (offence === undefined) return [];
  const has = (kind: Effect['kind']) => said.effects.some(({ effect }) => effect.kind === kind);
  const { first, earlier = [] } = offence;
  const claim = (withdrawn: Spoken, replacedBy?: Spoken): LeadClaim => ({
    withdrawn,
    place: auction.calls.length,
    replacedBy,
    afterFinalPass: offence.turn === 'nobody',
    cites: [cite],
  });
  if (first !== undefined) return [has('stands') ? claim(first, offence) : claim(offence, first)];
  if (has('stands') && substitute === undefined) return earlier.map((withdrawn) => claim(withdrawn, offence));
  const refused = substitute !== undefined && has('cancelled') && has('replace') ? [substitute] : [];
  return [...earlier, offence, ...refused].map((withdrawn) => claim(withdrawn));
};

const BAR_ORDER: readonly BarEnd[] = ['next-turn', 'overcalled-or-doubled', 'end-of-auction'];

/** One bar a player: the longer takes up the shorter, the citations of both are kept. */
const withBar = (bars: readonly Bar[], seat: Seat, until: BarEnd, cite: Cite): readonly Bar[] => {
  const old = bars.find((bar) => bar.seat === seat);
  if (old === undefined) return [...bars, { seat, until, cites: [cite] }].sort(bySeat);
  const longer = BAR_ORDER.indexOf(old.until) > BAR_ORDER.indexOf(until) ? old.until : until;
  const cites = old.cites.includes(cite) ? old.cites : [...old.cites, cite];
  return bars.map((bar) => (bar === old ? { seat, until: longer, cites } : bar));
};

const bySeat = (a: Bar, b: Bar) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat);

/** What is left of the obligations after a call: bars and limits for one turn are served by it. */
export const served = (obligations: Obligations, { by, call }: Spoken): Obligations => {
  const { bars, limits, owed, repeat } = obligations;
  const overcalled = isBid(call) || call === 'X';
  if (bars.length + limits.length + owed.length === 0 && repeat === undefined) return obligations;
  return {
    bars: bars.filter(({ seat, until }) =>
      until === 'next-turn' ? seat !== by : until === 'end-of-auction' || seat === by || !overcalled,
    ),
    limits: limits.filter(({ seat }) => seat !== by),
    owed: owed.filter(({ offence }) => offence.by !== by),
    repeat: repeat?.by === by ? undefined : repeat,
  };
};
