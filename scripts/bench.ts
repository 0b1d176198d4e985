/**
 * `npm run bench`: how much of our main work is done in a second, and how that compares with the aim or with another
 * program that does the same in the same run. A row is a line in ROWS; whatever it needs is loaded in its `prepare`.
 * Arguments choose rows by a part of their name.
 */
import { readFileSync } from 'node:fs';
import type { Call } from '../src/engine/calls.ts';
import type { Seat } from '../src/engine/seats.ts';

/** Does its work once and says how many things it did. */
type Work = () => number;

interface Row {
  readonly name: string;
  /** Things a second that we want; with a peer: how many times the peer. */
  readonly aim: number;
  readonly prepare: () => Promise<{ readonly ours: Work; readonly peer?: Work }>;
}

const ROWS: readonly Row[] = [
  { name: 'recorded auctions checked (peer: @bridge-tools/core)', aim: 3, prepare: checks },
  { name: 'random lawful auctions made', aim: 20_000, prepare: randomAuctions },
  { name: 'rulings', aim: 20_000, prepare: rulings },
  { name: 'deals dealt and bid', aim: 1_000, prepare: deals },
  { name: 'questions of every kind and edition', aim: 2_000, prepare: questions },
];

const ROUNDS = 5;
const ROUND_MS = 400;

/** The recorded auctions that the tests use, in their compact form. */
function recorded(): readonly { readonly dealer: Seat; readonly calls: readonly Call[] }[] {
  const text = readFileSync(new URL('../tests/bridge/recorded-auctions.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [dealer, , ...calls] = (line.split(' = ')[0] ?? '').split(' ');
      return { dealer: dealer as Seat, calls: calls as Call[] };
    });
}

async function checks() {
  const { checkAuction } = await import('../src/engine/check.ts');
  const { Auction } = await import('@bridge-tools/core');
  const auctions = recorded();
  const theirs = auctions.map(({ dealer, calls }) => ({
    dealer,
    calls: calls.map((call) => ({
      call: /^\d/.test(call) ? { level: Number(call[0]), suit: call.slice(1) as 'C' } : (call as 'P'),
    })),
  }));
  return {
    ours: () => auctions.filter(({ dealer, calls }) => checkAuction(dealer, calls).kind !== 'fault').length,
    peer: () =>
      theirs.filter(
        ({ dealer, calls }) =>
          Auction.isAuctionValid(calls) && Auction.calculateContract(calls, dealer) !== null,
      ).length,
  };
}

async function randomAuctions() {
  const { isOver, legalCalls, newAuction, withCall } = await import('../src/engine/auction.ts');
  const { pick, randomFrom } = await import('../src/bridge/random.ts');
  const random = randomFrom('bench');
  const one = (): void => {
    let auction = newAuction('N');
    while (!isOver(auction))
      auction = withCall(auction, random() < 0.6 ? 'P' : (pick(random, legalCalls(auction)) ?? 'P'));
  };
  return {
    ours: () => {
      for (let i = 0; i < 100; i++) one();
      return 100;
    },
  };
}

/** Records of recorded auctions, in each of which a player bids what has just been bid, and attention is drawn. */
async function rulings() {
  const { engineEditions, parseRecord, ruleRecord } = await import('../src/engine/index.ts');
  const { isBid } = await import('../src/engine/calls.ts');
  const records = recorded().flatMap(({ dealer, calls }, i) => {
    const at = calls.findIndex(isBid);
    const bid = calls[at];
    const events = [...calls.slice(0, at + 1), bid].map((call) => ({ call }));
    const edition = engineEditions[i % engineEditions.length];
    const record = parseRecord({ edition, dealer, events: [...events, { attention: true }] });
    return bid === undefined || !('events' in record) ? [] : [record];
  });
  if (records.some((record) => !('phase' in ruleRecord(record)))) throw new Error('no ruling');
  return { ours: () => records.map(ruleRecord).length };
}

async function deals() {
  const { bidDeal } = await import('../src/bidding/bid.ts');
  const { dealerOfBoard, dealFrom, vulnerabilityOfBoard } = await import('../src/bridge/deal.ts');
  let board = 0;
  return {
    ours: () => {
      for (let i = 0; i < 50; i++) {
        board++;
        bidDeal(dealFrom(`bench/${board}`), dealerOfBoard(board), vulnerabilityOfBoard(board));
      }
      return 50;
    },
  };
}

/** Questions of every kind and edition in turn, their situations at hand, as in the middle of an evening of practising. */
async function questions() {
  const { readLibrary } = await import('../src/cli/quiz-library.ts');
  const { drawCodes } = await import('../src/quiz/draw.ts');
  const { engineEditions } = await import('../src/engine/index.ts');
  const { makeQuestion, patternsOf } = await import('../src/quiz/make.ts');
  const { isQuizFault } = await import('../src/quiz/question.ts');
  const library = readLibrary();
  const codes = engineEditions.flatMap((edition) => drawCodes(patternsOf(edition, library), 'bench', 60));
  const make = () => codes.filter((code) => !isQuizFault(makeQuestion(code, library))).length;
  if (make() < codes.length) throw new Error('no question');
  return { ours: make };
}

/** Things a second in the best of a few rounds, after one to warm up. The works take turns, so that a busy machine hurts all. */
function speedsOf(works: readonly Work[]): readonly number[] {
  const best = works.map(() => 0);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, work] of works.entries()) {
      const speed = speedOfRound(work);
      if (round > 0) best[i] = Math.max(best[i] ?? 0, speed);
    }
  return best;
}

function speedOfRound(work: Work): number {
  let done = 0;
  const start = performance.now();
  do done += work();
  while (performance.now() - start < ROUND_MS);
  return (done * 1000) / (performance.now() - start);
}

const rounded = (speed: number): string => Math.round(speed).toLocaleString('en');

const chosen = process.argv.slice(2);
for (const { name, aim, prepare } of ROWS.filter(
  ({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)),
)) {
  const { ours, peer } = await prepare();
  const [speed = 0, against] = speedsOf(peer === undefined ? [ours] : [ours, peer]);
  const ratio = speed / (against ?? aim);
  const reached = against === undefined ? ratio >= 1 : ratio >= aim;
  console.log(
    [
      name.padEnd(56),
      `${rounded(speed)} a second`.padStart(22),
      against === undefined ? `aim ${rounded(aim)}` : `peer ${rounded(against)}, aim ${aim} x`,
      `${ratio.toFixed(2)} x`,
      reached ? '' : 'BELOW THE AIM',
    ].join('  '),
  );
}

if (chosen.length === 0 || chosen.some((part) => 'search'.includes(part)))
  await import('./bench-search.ts').then(({ benchSearch }) => benchSearch());
if (chosen.length === 0 || chosen.some((part) => 'keystroke'.includes(part)))
  await import('./bench-keystrokes.ts').then(({ benchKeystrokes }) => benchKeystrokes());
if (chosen.length === 0 || chosen.some((part) => 'site'.includes(part)))
  await import('./bench-site.ts').then(({ benchSite }) => benchSite());
// Minutes: only when asked for by its name.
if (chosen.includes('build')) await import('./bench-build.ts').then(({ benchBuild }) => benchBuild());
if (chosen.includes('first')) await import('./bench-first.ts').then(({ benchFirst }) => benchFirst());
