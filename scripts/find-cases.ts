/**
 * `npm run find:cases [edition]`: small cases for clauses that no case in `content/editions/<id>/cases.yaml` shows yet, smallest
 * first, as that file writes them. An author chooses one that a director recognises, or thinks of a better.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pick, randomFrom, type Random } from '../src/bridge/random.ts';
import {
  clausesSpeaking,
  engineEditions,
  parseRecord,
  ruleRecord,
  type Answer,
  type Clause,
  type TableRecord,
} from '../src/engine/index.ts';
import { isFault } from '../src/engine/record.ts';
import { SEATS } from '../src/engine/seats.ts';
import { makeStory } from '../src/islands/compare/notation.ts';
import { clausesOf, workCases } from '../src/worked-cases.ts';

const WALKS = 6_000;
const LONGEST = 11;
const OFFERED = 3;
const BIDS = ['1C', '1D', '1H', '1S', '1NT', '2C', '2D', '2H', '2S', '2NT', '3H', '4S', '8C'];
const CARDS = [['HK'], ['S3'], ['DA'], ['HK', 'S3']];

type Event = Readonly<Record<string, unknown>>;

/** Something that may happen now: often what is asked, sometimes something irregular. */
function nextEvent(random: Random, answer: Answer): Event {
  const chance = random();
  const call = pick(random, ['P', 'P', 'P', 'X', 'XX', ...BIDS]);
  const by = pick(random, SEATS);
  const yes = random() < 0.5;
  const option = pick(random, answer.options);
  if (answer.phase === 'choice' && option) return { choose: option.id, by: option.by };
  if (answer.phase === 'replacement') return { replace: call, by: answer.turn, comparable: yes };
  const open = answer.irregularity && !answer.irregularity.resolved;
  if (open && chance < 0.45) return { attention: true };
  if (open && chance < 0.55) return { replace: call, by: answer.irregularity?.by };
  if (chance < 0.72) return { call: answer.required?.call ?? call };
  if (chance < 0.75) return { call, comparable: yes };
  if (chance < 0.84) return { call, by, ...(chance < 0.77 && { over: yes }) };
  if (chance < 0.88) return { call, by, ...(yes ? { simultaneous: true } : { artificial: true }) };
  if (chance < 0.91) return { call: pick(random, ['X', 'XX']), names: pick(random, BIDS) };
  if (chance < 0.96) return { change: call, by, unintended: yes, atOnce: random() < 0.5 };
  return { expose: pick(random, CARDS), by, led: chance > 0.99 };
}

const speaking = (record: TableRecord): readonly Clause[] => {
  const clauses = clausesSpeaking(record);
  return isFault(clauses) ? [] : clauses;
};

/** Leaves out every event that the clause does not need. */
function shrink(record: TableRecord, clause: Clause): TableRecord {
  const shorter = record.events
    .map((_, at) => ({ ...record, events: record.events.toSpliced(at, 1) }))
    .findLast((each) => speaking(each).includes(clause));
  return shorter === undefined ? record : shrink(shorter, clause);
}

/** Walks at random from an empty table and keeps every table at which a wanted clause speaks for the first time. */
function search(edition: string, wanted: readonly Clause[]): ReadonlyMap<Clause, ReadonlySet<string>> {
  const found = new Map(wanted.map((clause) => [clause, new Set<string>()]));
  for (let walk = 0; walk < WALKS; walk++) {
    const random = randomFrom(`${edition} ${walk}`);
    const events: Event[] = [];
    const heard = new Set<Clause>();
    for (let step = 0; step < LONGEST; step++) {
      const record = parseRecord({ edition, dealer: 'N', events });
      const answer = isFault(record) ? record : ruleRecord(record);
      if (isFault(record) || isFault(answer)) {
        events.pop();
        continue;
      }
      for (const clause of speaking(record).filter((each) => !heard.has(each))) {
        heard.add(clause);
        found.get(clause)?.add(makeStory(shrink(record, clause)));
      }
      if (answer.phase === 'finding' || answer.phase === 'closed') break;
      events.push(nextEvent(random, answer));
    }
  }
  return found;
}

const [only] = process.argv.slice(2);
for (const edition of engineEditions.filter((id) => only === undefined || id === only)) {
  const file = `content/editions/${edition}/cases.yaml`;
  const { cases } = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as { readonly cases: readonly string[] })
    : { cases: [] };
  const shown = new Set(workCases(edition, cases).flatMap(({ clauses }) => clauses));
  const wanted = clausesOf(edition).filter((clause) => !shown.has(clause));
  console.log(`${edition}: ${cases.length} zaken, ${wanted.length} bepalingen zonder zaak`);
  const found = wanted.length === 0 ? [] : search(edition, wanted);
  for (const [{ cite, at, quote }, words] of found) {
    console.log(`  ${cite}, ${at}${quote === undefined ? '' : `: ${quote}`}`);
    const smallest = [...words].sort((a, b) => a.length - b.length).slice(0, OFFERED);
    for (const word of smallest) console.log(`    - ${word}`);
    if (smallest.length === 0) console.log('    niets gevonden');
  }
}
