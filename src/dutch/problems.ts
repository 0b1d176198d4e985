/** What is wrong in a PBN or LIN file, in Dutch: one sentence for each code, with the text that shows it. */
import type { Problem, ProblemCode } from '../bridge/board.ts';
import type { DealFault } from '../bridge/deal.ts';

const SENTENCES: { readonly [code in ProblemCode]: string } = {
  'empty-file': 'er staat niets in',
  'not-text': 'dit is geen tekst; een spel staat in een tekstbestand (PBN of LIN, in UTF-8 of Latin-1)',
  'stray-text': 'deze tekst hoort nergens bij',
  'unreadable-tag': 'dit gegeven is niet te lezen',
  'unclosed-comment': 'dit commentaar wordt niet afgesloten',
  'missing-blank-line': 'hier begint een nieuw spel zonder lege regel ervoor',
  'repeated-tag': 'dit gegeven staat er twee keer; het eerste geldt',
  'nothing-to-inherit': 'er is geen eerder spel om dit gegeven van over te nemen',
  'too-many-standing': 'zo veel gegevens tegelijk gaan niet mee naar de volgende spellen',
  'unknown-dealer': 'deze gever bestaat niet',
  'dealer-differs': 'het bieden begint bij een ander dan de gever; de gever geldt',
  'unknown-vulnerability': 'deze kwetsbaarheid bestaat niet',
  'unreadable-deal': 'de handen kloppen niet',
  'unknown-call': 'deze bieding bestaat niet; het bieden is gelezen tot hier',
  'insufficient-bid': 'dit bod is onvoldoende; het bieden is gelezen tot hier',
  'not-insufficient': 'dit bod staat te boek als onvoldoende, maar is dat niet',
  'inadmissible-double': 'dit doublet mag niet; het bieden is gelezen tot hier',
  'inadmissible-redouble': 'dit redoublet mag niet; het bieden is gelezen tot hier',
  'call-after-end': 'na het einde van het bieden staat er nog een bieding',
  'no-dealer': 'niemand is gever; het bieden is niet te volgen',
  'auction-unfinished': 'het bieden is niet afgemaakt',
  'missing-note': 'de noot met dit nummer ontbreekt',
  'explanation-without-call': 'deze uitleg hoort bij geen bieding',
  'unreadable-contract': 'dit contract bestaat niet',
  'contract-differs': 'het genoteerde contract is een ander dan dat van het bieden; het bieden geldt',
  'unknown-declarer': 'deze leider bestaat niet',
  'declarer-differs': 'de genoteerde leider is een ander dan die van het bieden; het bieden geldt',
  'declarer-of-passed-out': 'na vier passen is er geen leider',
  'unreadable-result': 'dit aantal slagen kan niet',
  'result-of-passed-out': 'na vier passen zijn er geen slagen',
  'unreadable-score': 'deze score is geen getal',
  'score-differs': 'de genoteerde score is een andere dan die van de tabel',
};

const DEAL_SENTENCES: { readonly [fault in DealFault]: string } = {
  'bad-form': 'de handen zijn niet te lezen',
  'unknown-card': 'een kaart in de handen bestaat niet',
  'card-twice': 'een kaart komt twee keer voor',
  'not-thirteen': 'een hand heeft geen dertien kaarten',
};

/** A problem in one sentence: `Regel 3: dit bod is onvoldoende; het bieden is gelezen tot hier (1C).` */
export const sayProblem = ({ code, line, found }: Problem): string => {
  if (code === 'unreadable-deal' && isDealFault(found)) return `Regel ${line}: ${DEAL_SENTENCES[found]}.`;
  return `Regel ${line}: ${SENTENCES[code]}${found === undefined ? '' : ` (${found})`}.`;
};

const isDealFault = (text: string | undefined): text is DealFault =>
  text !== undefined && Object.hasOwn(DEAL_SENTENCES, text);
