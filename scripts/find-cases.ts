/**
 * Looks for a small case for every clause of every edition: a record in which the clause speaks, with as few and as
 * ordinary events as can be found. Writes `content/cases/<edition>.yaml`, keeping cases that still fit; run it by hand after
 * a change of the laws (`node scripts/find-cases.ts [edition]`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import {
  engineEditions,
  isErrorAnswer,
  lawsOf,
  rule,
  type Answer,
  type Clause,
} from '../src/engine/index.ts';
import { SEATS, type Seat } from '../src/engine/seats.ts';

type Event = Readonly<Record<string, unknown>>;
interface Case {
  readonly dealer: Seat;
  readonly events: readonly Event[];
}

const WALKS = 6_000;
const LONGEST = 11;
const BIDS = ['1C', '1D', '1H', '1S', '1NT', '2C', '2D', '2H', '2S', '2NT', '3H', '4S'];

/** Mulberry32: the same cases from the same seed. */
const dice = (seed: number) => {
  let a = seed >>> 0;
  return (below: number) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
};
type Dice = ReturnType<typeof dice>;
const pick = <T>(roll: Dice, list: readonly T[]): T => list[roll(list.length)]!;

/** Name of a clause in a trace: where it speaks and its provision. */
const nameOf = ({ at, cite }: Pick<Clause, 'at' | 'cite'>) => `${at} ${cite}`;
const spoken = ({ trace }: Answer) =>
  trace.flatMap(({ at, cites }) => cites.map((cite) => nameOf({ at, cite })));

const SHOWS = { points: [12, 19], length: { H: [5, 13] }, denominations: ['H'] };

function nextEvent(roll: Dice, answer: Answer): Event {
  const chance = roll(100);
  if (answer.phase === 'choice') {
    const { id, by } = pick(roll, answer.options);
    return { choose: id, by };
  }
  const call = pick(roll, ['P', 'P', 'P', 'X', 'XX', ...BIDS]);
  const found = roll(3) === 0 ? {} : { comparable: roll(2) === 0 };
  if (answer.phase === 'replacement') return { replace: call, by: answer.turn, ...found };
  const open = answer.irregularity && !answer.irregularity.resolved;
  if (open && chance < 45) return { attention: true };
  if (open && chance < 55) return { replace: call, by: answer.irregularity?.by, ...found };
  if (chance < 72) return { call: answer.required?.call ?? call, ...(roll(4) === 0 ? found : {}) };
  if (chance < 84) return { call, by: pick(roll, SEATS), ...(roll(6) === 0 ? { over: roll(2) === 0 } : {}) };
  if (chance < 88)
    return {
      call,
      by: pick(roll, SEATS),
      ...(roll(2) === 0 ? { simultaneous: true } : { artificial: true }),
    };
  if (chance < 90) return { call: pick(roll, ['X', 'XX']), names: pick(roll, BIDS) };
  if (chance < 91) return { call: '8C' };
  if (chance < 93) return { call: pick(roll, BIDS), shows: SHOWS };
  if (chance < 97)
    return { change: call, by: pick(roll, SEATS), unintended: roll(2) === 0, atOnce: roll(2) === 0 };
  return {
    expose: pick(roll, [['HT'], ['S3'], ['DA'], ['HT', 'S3']]),
    by: pick(roll, SEATS),
    led: roll(3) === 0,
  };
}

const ruled = (edition: string, { dealer, events }: Case): Answer | undefined => {
  const answer = rule({ edition, dealer, vulnerable: 'none', events });
  return isErrorAnswer(answer) ? undefined : answer;
};

/** Fewer events first; then plain ones: passes, low bids, no findings. */
const cost = ({ events }: Case) =>
  events.reduce((sum, event) => sum + 100 + JSON.stringify(event).length + ('expose' in event ? 20 : 0), 0);

/** Leaves out every event that the clause does not need. */
function shrink(edition: string, found: Case, clause: string): Case {
  for (let at = found.events.length - 1; at >= 0; at--) {
    const shorter = { ...found, events: found.events.filter((_, i) => i !== at) };
    const answer = ruled(edition, shorter);
    if (answer && spoken(answer).includes(clause)) return shrink(edition, shorter, clause);
  }
  return found;
}

function search(edition: string): ReadonlyMap<string, Case> {
  const best = new Map<string, Case>();
  for (let seed = 1; seed <= WALKS; seed++) {
    const roll = dice(seed);
    let now: Case = { dealer: 'N', events: [] };
    let answer = ruled(edition, now)!;
    const heard = new Set<string>();
    for (let step = 0; step < LONGEST; step++) {
      const next: Case = { ...now, events: [...now.events, nextEvent(roll, answer)] };
      const after = ruled(edition, next);
      if (!after) continue;
      now = next;
      answer = after;
      for (const clause of spoken(answer)) {
        if (heard.has(clause)) continue;
        heard.add(clause);
        const known = best.get(clause);
        if (!known || cost(now) < cost(known)) best.set(clause, now);
      }
      if (answer.phase === 'finding' || answer.phase === 'closed') break;
    }
  }
  return new Map([...best].map(([clause, found]) => [clause, shrink(edition, found, clause)]));
}

const [only] = process.argv.slice(2);
mkdirSync('content/cases', { recursive: true });
for (const edition of engineEditions.filter((id) => only === undefined || id === only)) {
  const file = `content/cases/${edition}.yaml`;
  const kept = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Record<string, Case>) : {};
  const found = search(edition);
  const cases: Record<string, Case> = {};
  const missing: string[] = [];
  for (const clause of lawsOf(edition)!.articles.flatMap(({ clauses }) => clauses)) {
    if (clause.routine) continue;
    const name = nameOf(clause);
    const old = kept[name];
    const answer = old && ruled(edition, old);
    const chosen = answer && spoken(answer).includes(name) ? old : found.get(name);
    if (chosen) cases[name] = chosen;
    else missing.push(name);
  }
  const flat = stringify(cases, { collectionStyle: 'any', lineWidth: 0, flowCollectionPadding: true });
  writeFileSync(
    file,
    `# Een klein geval voor elke bepaling waarmee de rekenkern rekent: "moment bepaling".\n${flat}`,
  );
  console.log(
    `${edition}: ${Object.keys(cases).length} gevallen, ontbreekt: ${missing.join(', ') || 'niets'}`,
  );
}
