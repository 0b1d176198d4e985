/**
 * Whether what an option says is true, found out with the engine from the question's record: the whole record is ruled on anew and
 * the Dutch of the option is read back. Nothing here asks the question maker what the answer is.
 */
import { isErrorAnswer, rule, type Answer } from '../../src/engine/index.ts';
import type { Call, SpokenCall } from '../../src/engine/calls.ts';
import type { IrregularityKind, OptionId } from '../../src/engine/ruling.ts';
import { SEATS, sideOf, type Seat } from '../../src/engine/seats.ts';
import type { Question, RecordJson } from '../../src/quiz/question.ts';
import { bare, callIn, contractIn, isNotHigher, listIn, pattern, seatIn, suitsIn } from './reading.ts';

/** What the engine says of a record. @throws Error when it has no answer. */
export const ruled = (record: RecordJson | undefined): Answer => {
  const answer = rule(record);
  if (isErrorAnswer(answer)) throw new Error(JSON.stringify({ error: answer.error, record }));
  return answer;
};

/** The provisions of the last thing that was ruled in a record, mere routine left out. */
export const lastRuled = ({ trace, cites }: Answer): readonly string[] => {
  const telling = trace.filter(
    ({ at, cites: own }) => at !== 'end' && own.some((cite) => cites.includes(cite)),
  );
  const last = telling.at(-1);
  const ofLast = telling.filter(({ event }) => event === last?.event);
  const ruling = ofLast.findLast(({ at }) => at !== 'call') ?? last;
  return (ruling?.cites ?? cites).filter((cite) => cites.includes(cite));
};

type Claim = (question: Question, text: string) => boolean;

/** Whether an option is true, by the words of the prompt; undefined for prompts that do not ask about a ruling. */
export const claimOf = (question: Question): Claim | undefined => {
  const prompt = question.prompt.replace(/^Dit gebeurt in \d{4}\. /, '');
  return CLAIMS.find(([asked]) => asked.test(prompt))?.[1];
};

const CLAIMS: readonly (readonly [RegExp, Claim])[] = [
  [/^Mag \p{L}+ hier /u, (question, text) => mayHe(question, bare(text))],
  [/^Welke van deze biedingen mag /, (question, text) => mayCall(question, bare(text))],
  [/^Is het bieden afgelopen/, ({ record }, text) => isEnd(ruled(record), bare(text))],
  [/^Wat ging er (daarna )?mis\?/, (question, text) => wentWrong(question, bare(text))],
  [/^Wie mag nu kiezen, en waaruit\?/, ({ record }, text) => mayChoose(ruled(record), record!, bare(text))],
  [/^Wie moet er nu passen/, ({ record }, text) => mustPass(ruled(record), bare(text))],
  [/^Hoe gaat het bieden verder\?/, (question, text) => goesOn(question, bare(text))],
  [/^Wat mag \p{L}+ nu doen\?/u, ({ record }, text) => isFree(ruled(record), bare(text))],
  [/^Wat mag de leider /, ({ record }, text) => mayAskLead(ruled(record), bare(text))],
];

// ---- the auction by itself -----------------------------------------------------------------------------------------

interface Facts {
  readonly by: Seat;
  readonly call: SpokenCall;
  readonly isTurn: boolean;
  readonly isOver: boolean;
  readonly lastBid?: { readonly by: Seat; readonly call: Call };
  /** The double or redouble on it. */
  readonly doubled?: { readonly by: Seat; readonly call: Call };
}

/** What is to be seen in an auction of which the last event is the call in question. */
const factsOf = (record: RecordJson): Facts => {
  const { events, dealer } = record;
  const last = events.at(-1) as { readonly call: SpokenCall; readonly by: Seat };
  const before = ruled({ ...record, events: events.slice(0, -1) });
  const made = before.auction as readonly { readonly by: Seat; readonly call: Call }[];
  const bidAt = made.findLastIndex(({ call }) => /^\d/.test(call));
  const doubled = made.slice(bidAt + 1).findLast(({ call }) => call !== 'P');
  const turn = SEATS[(SEATS.indexOf(dealer) + made.length) % 4];
  return {
    ...last,
    isTurn: last.by === turn,
    isOver: before.outcome !== null,
    ...(bidAt >= 0 && { lastBid: made[bidAt]! }),
    ...(doubled !== undefined && bidAt >= 0 && { doubled }),
  };
};

const mayHe = ({ record }: Question, text: string): boolean => {
  const { by, call, isTurn, isOver, lastBid, doubled } = factsOf(record!);
  switch (text) {
    case 'Ja, deze bieding is hier toegestaan':
      return ruled(record).irregularity === null;
    case 'Nee, hij is niet aan de beurt':
      return !isTurn;
    case 'Nee, het bieden is hier al afgelopen':
      return isOver;
    case 'Nee, dit bod is niet hoog genoeg':
      return isNotHigher(call, lastBid?.call);
    case 'Nee, hij moet eerst doubleren of passen':
      return false;
    case 'Nee, het laatste bod is van zijn kant':
      return lastBid !== undefined && sideOf(lastBid.by) === sideOf(by);
    case 'Nee, het laatste bod is al gedoubleerd':
      return doubled !== undefined;
    case 'Nee, hij moet eerst zelf hebben geboden':
      return false;
    case 'Nee, het laatste bod is niet gedoubleerd':
      return doubled === undefined;
    case 'Nee, het doublet is van zijn kant':
      return doubled !== undefined && sideOf(doubled.by) === sideOf(by);
    default:
      throw new Error(`not read: ${text}`);
  }
};

const mayCall = ({ record, auction }: Question, text: string): boolean => {
  const by = auction!.cells.at(-1)!.by;
  const events = [...record!.events, { call: callIn(text), by }];
  return ruled({ ...record!, events }).irregularity === null;
};

const isEnd = ({ outcome }: Answer, text: string): boolean => {
  if (text === 'Nee, het bieden is nog niet afgelopen') return outcome === null;
  return isOutcome(outcome, text.replace(/^Ja, /, ''));
};

const isOutcome = (outcome: Answer['outcome'], text: string): boolean => {
  if (/er (wordt opnieuw gegeven|komt een nieuwe gift)$/.test(text) && !text.includes('rondpas'))
    return outcome?.kind === 'new-deal';
  if (text.startsWith('het is rondpas'))
    return (
      outcome?.kind === 'passed-out' &&
      outcome.next === (text.includes('volgende gever') ? 'next-dealer-deals' : 'no-redeal')
    );
  const { bid, doubling, declarer } = contractIn(text.replace(/^het contract is /, ''));
  return (
    outcome?.kind === 'contract' &&
    bid === `${outcome.level}${outcome.denomination}` &&
    doubling === outcome.doubling &&
    declarer === outcome.declarer
  );
};

// ---- what went wrong -----------------------------------------------------------------------------------------------

const WENT_WRONG: readonly (readonly [RegExp, IrregularityKind])[] = [
  [pattern('SEAT doet een onvoldoend bod'), 'insufficient-bid'],
  [pattern('SEAT past voor zijn beurt'), 'pass-out-of-rotation'],
  [pattern('SEAT biedt voor zijn beurt'), 'bid-out-of-rotation'],
  [pattern('SEAT (?:re)?doubleert voor zijn beurt'), 'double-out-of-rotation'],
  [pattern('SEAT (?:re)?doubleert ten onrechte'), 'inadmissible-double'],
  [pattern('SEAT moest hier passen'), 'call-while-barred'],
  [pattern('SEAT biedt meer dan zeven'), 'bid-over-seven'],
  [pattern('SEAT (?:biedt|roept|doet iets|past|doubleert) na het einde'), 'call-after-final-pass'],
];

const isWithoutFault = ({ trace }: Answer): boolean => {
  const last = Math.max(...trace.map(({ event }) => event));
  return !trace.some(({ event, at }) => event === last && at !== 'call' && at !== 'ahead' && at !== 'end');
};

const wentWrong = ({ record }: Question, text: string): boolean => {
  const answer = ruled(record);
  /** The engine names the latest irregularity, which may be one that had been dealt with before the last call. */
  const isOld = answer.irregularity?.resolved === true && isWithoutFault(answer);
  const irregularity = isOld ? null : answer.irregularity;
  if (/^Er ging (daarna niets mis|niets mis in dit bieden)$/.test(text)) return irregularity === null;
  const said = WENT_WRONG.find(([words]) => words.test(text));
  if (said === undefined) throw new Error(`not read: ${text}`);
  const [words, kind] = said;
  const by = seatIn(words.exec(text)?.[1]);
  if (irregularity?.kind === kind && irregularity.by === by) return true;
  const facts = factsOf(record!);
  if (facts.by !== by) return false;
  if (kind === 'insufficient-bid') return isNotHigher(facts.call, facts.lastBid?.call);
  return kind.endsWith('out-of-rotation') && !facts.isTurn && !facts.isOver && irregularity !== null;
};

// ---- rulings -------------------------------------------------------------------------------------------------------

const OPTION_WORDS: { readonly [words: string]: OptionId } = {
  'de bieding aannemen': 'accept',
  'haar weigeren': 'reject',
  'zijn eerste bieding houden': 'keep-first',
  'een andere bieding doen': 'other-call',
  'de doubletten laten vervallen': 'void-doubles',
  'ze laten staan': 'keep-doubles',
  'het vorige bod laten spelen': 'preceding-bid',
  'de bieding laten staan': 'stand',
  'het bod laten verhogen': 'raise',
  'opnieuw laten geven': 'new-deal',
  'de bieding laten vervallen': 'annul',
  doorgaan: 'continue',
  // As 1930 and 1959 say it.
  'zijn eerste bieding handhaven': 'keep-first',
  'de doubletten nietig verklaren': 'void-doubles',
  'het voorafgaande bod laten spelen': 'preceding-bid',
  'de bieding van kracht laten blijven': 'stand',
  'een nieuwe gift eisen': 'new-deal',
  'een nieuwe gift vorderen': 'new-deal',
  'de bieding laten annuleren': 'annul',
};

const sameSet = <T>(a: readonly T[], b: readonly T[]): boolean =>
  new Set([...a, ...b]).size === new Set(a).size && new Set(a).size === new Set(b).size;

/** A choice by its words; where the offender made two calls these name the one that is offered, and the one that stays. */
const optionIn = ({ irregularity }: Answer, { events }: RecordJson, words: string): string => {
  const known = OPTION_WORDS[words];
  if (known !== undefined) return known;
  const plain = words.replace(/\b(?:de|het) (?=pas\b|doublet\b|redoublet\b)/g, '');
  const made = events.filter(({ by, replace }) => by === irregularity?.by || replace !== undefined);
  const [last, before] = made
    .flatMap((event) => [event.change ?? event.replace ?? event.call ?? []].flat())
    .reverse();
  const is = (text: string | undefined, call: unknown) => text !== undefined && callIn(text) === call;
  const isChange = made.at(-1)?.change !== undefined;
  const [offered, stays] = isChange ? [last, before] : [before, last];
  const [, accepted] =
    pattern('CALL (?:aannemen|laten annuleren|van kracht laten blijven)').exec(plain) ?? [];
  if (accepted !== undefined && (is(accepted, offered) || is(accepted, irregularity?.call)))
    return OPTION_WORDS[plain.replace(accepted, 'de bieding')] ?? words;
  const [, kept] = pattern(isChange ? 'het bij CALL laten' : 'met CALL doorgaan').exec(plain) ?? [];
  if (is(kept, stays)) return 'reject';
  return words === 'weigeren' && !isChange ? 'reject' : words;
};

const mayChoose = (answer: Answer, record: RecordJson, text: string): boolean => {
  const { phase, options, irregularity } = answer;
  if (text === 'Niemand kiest; wat er volgt, staat in de regels')
    return phase !== 'replacement' && options.length === 0;
  const [, replaces] = pattern('SEAT kiest: een bieding die in de plaats komt').exec(text) ?? [];
  if (replaces !== undefined) return phase === 'replacement' && irregularity?.by === seatIn(replaces);
  const [, seats = '', words = ''] = /^(.*) kiest: (.*)$/.exec(text) ?? [];
  const ids = listIn(words).map((each) => optionIn(answer, record, each));
  return (
    sameSet(
      listIn(seats).map(seatIn),
      options.map(({ by }) => by),
    ) &&
    sameSet(
      ids,
      options.map(({ id }) => id),
    )
  );
};

const LONG: readonly (readonly [string, string])[] = [
  ['één keer passen', 'next-turn'],
  ['de rest van het bieden passen', 'end-of-auction'],
  ['passen tot er wordt overboden of gedoubleerd', 'overcalled-or-doubled'],
];

const mustPass = (answer: Answer, text: string): boolean => {
  const owed = answer.mustPass.map(({ seat, until }) => `${seat} ${until}`);
  if (text === 'Niemand hoeft nu te passen') return owed.length === 0;
  const said = [
    ...text.matchAll(
      /((?:Noord|Oost|Zuid|West)(?: en (?:Noord|Oost|Zuid|West))?) moet(?:en)? (.*?)(?= en (?:Noord|Oost|Zuid|West) moet|$)/g,
    ),
  ].flatMap(([, seats = '', how = '']) =>
    listIn(seats).map((seat) => `${seatIn(seat)} ${LONG.find(([words]) => words === how)?.[1] ?? how}`),
  );
  if (said.length === 0) throw new Error(`not read: ${text}`);
  return sameSet(said, owed);
};

/** The offender, and how many calls stood before his call: it is drawn in a frame, or else changed, or the last event. */
const offenceIn = ({ auction, record }: Question): { readonly by: Seat; readonly before: number } => {
  const framed = auction!.cells.findIndex((cell) => cell.framed);
  const standing = auction!.cells.slice(0, framed).filter(({ withdrawn }) => withdrawn !== true);
  if (framed >= 0) return { by: auction!.cells[framed]!.by, before: standing.length };
  const events = record!.events as readonly { readonly by?: Seat; readonly change?: Call }[];
  const at = events.findLastIndex(({ change }) => change !== undefined);
  const { by } = at >= 0 ? events[at]! : events.findLast((event) => event.by !== undefined)!;
  return { by: by!, before: 0 };
};

const goesOn = (question: Question, text: string): boolean => {
  const answer = ruled(question.record);
  if (/^(De bieding|Het bieden) vervalt; er (wordt opnieuw gegeven|komt een nieuwe gift)$/.test(text))
    return answer.outcome?.kind === 'new-deal';
  const [, chooses] = pattern('Dat hangt af van SEAT, die mag kiezen').exec(text) ?? [];
  if (chooses !== undefined) return answer.phase === 'choice' && answer.options[0]?.by === seatIn(chooses);
  const [first = '', next = ''] = text.split('; ');
  if (first === 'Het bieden gaat gewoon door')
    return answer.withdrawn.length === 0 && isNext(answer, text.slice(first.length + 2), next);
  return isNext(answer, text.slice(first.length + 2), next) && stands(question, answer, first);
};

const isNext = ({ phase, turn, outcome, irregularity }: Answer, whole: string, next: string): boolean => {
  const [, at] = pattern('SEAT is aan de beurt').exec(next) ?? [];
  if (at !== undefined) return phase === 'auction' && turn === seatIn(at);
  const [, replaces] = pattern('SEAT moet haar vervangen').exec(next) ?? [];
  if (replaces !== undefined) return phase === 'replacement' && irregularity?.by === seatIn(replaces);
  return phase === 'closed' && isOutcome(outcome, whole);
};

/** Whether this is what became of the offender's call: of the last that he made in its place, and of none that he made before it. */
const stands = (question: Question, answer: Answer, text: string): boolean => {
  const { by, before } = offenceIn(question);
  const last = answer.auction.findLast((call, at) => call.by === by && at >= before)?.call;
  const said = question.record!.events.flatMap((event) =>
    event.by === by || event.replace !== undefined ? [event.call ?? event.change ?? event.replace] : [],
  );
  if (text === 'De bieding vervalt')
    return answer.phase === 'replacement' || answer.withdrawn.some((call) => call.by === by);
  if (text === 'De bieding telt als pas') return last === 'P' && said.at(-1) !== 'P';
  return last === callIn(text.replace(/^Het bod | geldt$/g, '')) && answer.phase !== 'replacement';
};

const isFree = ({ required, mayNot, turn }: Answer, text: string): boolean => {
  if (text === 'Alleen passen') return required?.call === 'P';
  const [, repeats] = pattern('Alleen CALL herhalen').exec(text) ?? [];
  if (repeats !== undefined) return required?.call === callIn(repeats);
  const not = mayNot.filter(({ seat }) => seat === turn).flatMap(({ calls }) => calls);
  if (text === 'Elke bieding die reglementair is') return required === null && not.length === 0;
  const [, except] = /^Alles behalve (.*)$/.exec(text) ?? [];
  if (except === undefined) throw new Error(`not read: ${text}`);
  return required === null && sameSet(listIn(except).map(callIn), not);
};

const mayAskLead = ({ leadRestrictions }: Answer, text: string): boolean => {
  const applying = leadRestrictions.filter(({ applies }) => applies === true);
  if (text.startsWith('Niets: ')) return applying.length === 0;
  const [, suits = '', may, against, moment] =
    pattern('(.*?) ((?:(?:eisen|vorderen) of )?verbieden) als SEAT (uitkomt|voor het eerst voorspeelt)').exec(
      text,
    ) ?? [];
  if (against === undefined) throw new Error(`not read: ${text}`);
  return applying.some(
    (lead) =>
      lead.against === seatIn(against) &&
      lead.when === (moment === 'uitkomt' ? 'opening-lead' : 'first-lead') &&
      lead.kind === (may === 'verbieden' ? 'forbid' : 'require-or-forbid') &&
      sameSet(lead.suits, suitsIn(suits)),
  );
};
