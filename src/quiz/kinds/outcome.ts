/** Is the auction over, and if so, what is the contract and who declares? Answered by the engine for the calls as they stand. */
import { pick, type Random } from '../../bridge/random.ts';
import { termsOf } from '../../dutch/terms.ts';
import { DOUBLINGS, type Contract } from '../../engine/auction.ts';
import { denominationOf, isBid, levelOf } from '../../engine/calls.ts';
import { engineEditions, lawsOf } from '../../engine/index.ts';
import type { Outcome } from '../../engine/ruling.ts';
import { lho, partner, rho } from '../../engine/seats.ts';
import type { SaidCall } from '../../bidding/view.ts';
import { boardFrom, type Board } from '../boards.ts';
import { assemble, type Candidate } from '../distractors.ts';
import { among, type Branches, type BranchInfo, type Kind } from '../kind.ts';
import type { Cite, RecordJson } from '../question.ts';
import { callEvent } from '../situations/event.ts';
import { answerAt, ruleOnCalls } from '../situations/ruling.ts';
import { citeWords } from '../wording/cites.ts';
import { capital } from '../wording/calls.ts';
import { outcomeText } from '../wording/verdicts.ts';

const SORTS = ['lopend', 'contract', 'gedoubleerd', 'leider', 'rondpas'] as const;
type Sort = (typeof SORTS)[number];

/** The branches of this kind. */
export const outcomeBranches: Branches = (edition) =>
  engineEditions.includes(edition)
    ? SORTS.map((branch): BranchInfo => ({
        branch,
        level: branch === 'leider' || branch === 'gedoubleerd' ? 'gevorderd' : 'basis',
        topic: branch === 'rondpas' ? 'rondpas' : 'einde-en-contract',
        cites: endCites(edition, branch === 'rondpas'),
      }))
    : [];

export const outcome: Kind = {
  find: among(outcomeBranches),
  draft: ({ edition, info, random }) => {
    const board = boardFrom(random);
    const calls = callsFor(random, board, info.branch as Sort);
    if (calls === undefined) return undefined;
    const record: RecordJson = {
      edition,
      dealer: board.dealer,
      vulnerable: board.vulnerable,
      events: calls.map(callEvent),
    };
    const ruling = ruleOnCalls(edition, board, calls);
    if (ruling === undefined) return undefined;
    const is = answerAt(ruling).outcome ?? undefined;
    const cites = endCites(edition, !calls.some(({ call }) => isBid(call)));
    const where = citeWords(edition, cites);
    const right = candidate(
      edition,
      is,
      `${is === undefined ? notOver(calls) : 'Zo eindigt het bieden'} (${where}).`,
      cites,
    );
    const options = assemble(random, right, wrongOnes(edition, calls, is, where, cites));
    if (options === undefined) return undefined;
    return {
      level: info.level,
      topic: info.topic,
      cites,
      select: 'one',
      story: [],
      prompt: 'Is het bieden afgelopen, en zo ja: met welke uitkomst?',
      options,
      auction: {
        dealer: board.dealer,
        vulnerable: board.vulnerable,
        cells: calls.map(({ by, call }) => ({ by, call })),
      },
      record,
    };
  },
};

/** The provisions that say how an auction ends. */
const endCites = (edition: string, noBid: boolean): readonly Cite[] => {
  const clauses = lawsOf(edition)?.articles.flatMap((article) => article.clauses) ?? [];
  return [
    ...new Set(
      clauses.flatMap((clause) =>
        clause.at === 'end' && clause.when({ noBid, doubled: false, turnLost: false }) ? [clause.cite] : [],
      ),
    ),
  ];
};

const pass = (by: SaidCall['by']): SaidCall => ({
  by,
  call: 'P',
  shows: {},
  artificial: false,
  forcing: false,
});

const callsFor = (random: Random, { said, dealer }: Board, sort: Sort): readonly SaidCall[] | undefined => {
  const last = said.findLast(({ call }) => isBid(call));
  const action = said.findLast(({ call }) => call !== 'P');
  switch (sort) {
    case 'lopend':
      return said.slice(0, Math.max(3, said.length - pick(random, [1, 1, 2])!));
    case 'contract':
      return said;
    case 'gedoubleerd':
      if (action === undefined || last === undefined) return undefined;
      return action.call === 'X' || action.call === 'XX' ? said : doubledBy(said, random);
    case 'leider': {
      if (last === undefined || !isBid(last.call)) return undefined;
      const strain = denominationOf(last.call);
      const first = said.find(
        ({ by, call }) =>
          isBid(call) && denominationOf(call) === strain && (by === last.by || by === partner(last.by)),
      );
      return first !== undefined && first.by !== last.by ? said : undefined;
    }
    case 'rondpas': {
      const seats = [dealer, lho(dealer), partner(dealer), rho(dealer)];
      return seats.slice(0, random() < 0.7 ? 4 : 3).map(pass);
    }
  }
};

/** The auction with a double of its contract by the player behind it, and passes after that. */
const doubledBy = (said: readonly SaidCall[], random: Random): readonly SaidCall[] => {
  const open = said.slice(0, -3);
  const last = open.at(-1);
  if (last === undefined) return said;
  const double: SaidCall = { by: lho(last.by), call: 'X', shows: {}, artificial: false, forcing: false };
  const seats = [lho(double.by), partner(double.by), rho(double.by)];
  return [...open, double, ...seats.slice(0, random() < 0.8 ? 3 : 2).map(pass)];
};

/** What became of the last bid. */
const DOUBLED: { readonly [doubling in Contract['doubling']]: string } = {
  none: 'het laatste bod is niet gedoubleerd',
  doubled: 'het laatste bod is gedoubleerd en niet geredoubleerd',
  redoubled: 'het laatste bod is gedoubleerd en geredoubleerd',
};

const candidate = (
  edition: string,
  is: Outcome | undefined,
  why: string,
  cites: readonly Cite[],
): Candidate => ({
  key: is === undefined ? 'open' : JSON.stringify(is),
  text: is === undefined ? 'Nee, het bieden is nog niet afgelopen' : `Ja, ${outcomeText(is, edition)}`,
  why,
  cites,
});

const wrongOnes = (
  edition: string,
  calls: readonly SaidCall[],
  is: Outcome | undefined,
  where: string,
  cites: readonly Cite[],
): readonly Candidate[] => {
  const told = (words: string): string => `${capital(words)} (${where}).`;
  const bids = calls.filter(({ call }) => isBid(call));
  const contract = is?.kind === 'contract' ? is : contractNow(calls);
  const of = (changed: Partial<Contract>, words: string): readonly Candidate[] =>
    contract === undefined
      ? []
      : [candidate(edition, { ...contract, kind: 'contract', ...changed }, told(words), cites)];
  const previous = bids.at(-2);
  return [
    ...(is === undefined
      ? []
      : [
          candidate(
            edition,
            undefined,
            told(
              bids.length === 0
                ? 'alle vier hebben gepast'
                : 'er is na het laatste bod drie keer na elkaar gepast',
            ),
            cites,
          ),
        ]),
    ...(is?.kind === 'passed-out' || bids.length > 0 ? [] : passedOut(edition, told, cites)),
    ...(is === undefined ? of({}, notOver(calls)) : []),
    ...(contract === undefined
      ? []
      : of(
          { declarer: partner(contract.declarer) },
          is === undefined ? notOver(calls) : 'leider is wie van zijn partij de speelsoort het eerst noemde',
        )),
    ...DOUBLINGS.filter((doubling) => doubling !== contract?.doubling).flatMap((doubling) =>
      of({ doubling }, is === undefined ? notOver(calls) : DOUBLED[contract?.doubling ?? 'none']),
    ),
    ...(previous !== undefined && isBid(previous.call) && contract !== undefined
      ? of(
          {
            level: levelOf(previous.call),
            denomination: denominationOf(previous.call),
            declarer: previous.by,
            doubling: 'none',
          },
          is === undefined ? notOver(calls) : 'het laatste bod wordt het contract',
        )
      : []),
    ...(bids.length > 0 || is?.kind !== 'passed-out'
      ? []
      : [
          candidate(
            edition,
            { kind: 'new-deal' },
            told(`${termsOf(edition).newDeal.name} mag hier niet`),
            cites,
          ),
          candidate(
            edition,
            { kind: 'passed-out', next: is.next === 'no-redeal' ? 'next-dealer-deals' : 'no-redeal' },
            told('zo loopt een rondpas in deze editie niet af'),
            cites,
          ),
        ]),
  ];
};

const passedOut = (
  edition: string,
  told: (words: string) => string,
  cites: readonly Cite[],
): readonly Candidate[] =>
  (['no-redeal', 'next-dealer-deals'] as const).map((next) =>
    candidate(edition, { kind: 'passed-out', next }, told('daarvoor moeten alle vier passen'), cites),
  );

/** Three passes end an auction only after a bid; without one it takes four. */
const notOver = (calls: readonly SaidCall[]): string =>
  calls.some(({ call }) => isBid(call))
    ? 'Er is na het laatste bod nog niet drie keer na elkaar gepast'
    : 'Zonder bod eindigt het bieden pas als alle vier hebben gepast';

const contractNow = (calls: readonly SaidCall[]): Contract | undefined => {
  const last = calls.findLast(({ call }) => isBid(call));
  if (last === undefined || !isBid(last.call)) return undefined;
  const after = calls.findLast(({ call }) => call !== 'P')?.call;
  const doubling = after === 'X' ? 'doubled' : after === 'XX' ? 'redoubled' : 'none';
  return { level: levelOf(last.call), denomination: denominationOf(last.call), doubling, declarer: last.by };
};
