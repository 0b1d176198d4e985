/**
 * What came of playing a claim out, in Dutch: how safe the claimed tricks are, which trumps could still win, a line of
 * play in a few words, and on which of the director's judgements the decision rests. It never says what was normal.
 */
import type { ClaimFault } from '../claims/ending.ts';
import type { Oddity } from '../claims/normal.ts';
import { atStake, concededInVain, safetyOf, type ClaimReport, type TrumpOut } from '../claims/report.ts';
import type { LineTrick } from '../claims/search.ts';
import type { Intention } from '../claims/statement.ts';
import { sayDenomination, showCard } from './calls.ts';
import { listInWords } from './citations.ts';
import { seatName } from './seats.ts';

const FAULTS: { readonly [fault in ClaimFault]: string } = {
  'no-cards': 'Voer de kaarten in die elke speler nog heeft.',
  'too-many-cards':
    'Alle lijnen naspelen kan tot en met vijf kaarten per hand. Met meer kaarten volg je de stappen hierboven.',
  'card-twice': 'Er staat een kaart twee keer.',
  'uneven-hands': 'De handen zijn niet even groot. Tel de kaarten in de lopende slag mee.',
  'trick-full': 'In de lopende slag liggen hoogstens drie kaarten.',
  'dummy-claims': 'De dummy kan niet opeisen. Kies de leider of een tegenspeler.',
  'more-than-left': 'De partij eist meer slagen op dan er nog te spelen zijn. Kies een kleiner aantal.',
};

/** Why a claim cannot be played out, in one sentence. */
export const claimFaultInWords = (fault: ClaimFault): string => FAULTS[fault];

const ODD: { readonly [oddity in Oddity]: string } = {
  'not-from-the-top': 'niet van boven af',
  'throws-a-winner': 'gooit een vaste slag weg',
  'ruffs-own-trick': 'troeft zijn eigen slag',
};

/** What was taken to be normal, so that the director can judge whether he agrees. */
export const TAKEN_AS_NORMAL =
  'Als normaal (ook zorgeloos) telt hier alles, behalve drie dingen: een kleur met een vaste kaart niet van boven af spelen, een vaste kaart weggooien terwijl het anders kan, en de eigen vaste slag aftroeven. Wat normaal is voor deze speler, beslis jij.';

const tricks = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);

/** That tricks were conceded which no normal play loses; undefined when none were. */
export const concessionInWords = (report: ClaimReport): string | undefined => {
  const vain = concededInVain(report);
  if (vain === 0) return undefined;
  const them = vain === 1 ? 'die slag' : 'die slagen';
  return `De eiser stond ${tricks(vain)} af die bij geen enkel normaal spelen verloren ${vain === 1 ? 'kan' : 'kunnen'} gaan. Is het op tijd gemeld, dan maak je het afstaan van ${them} ongedaan.`;
};

/** How safe the tricks at stake are, in one or two sentences. */
export const safetyInWords = (report: ClaimReport): string => {
  const { bestNormal, worstNormal, worst } = report;
  const claimed = atStake(report);
  switch (safetyOf(report)) {
    case 'always':
      if (claimed === 0)
        return 'De eiser stond alle slagen af. Dat blijft zo: bij zorgeloos spelen kan hij ze allemaal verliezen.';
      return `De eiser maakt altijd ${tricks(claimed)}, hoe er ook wordt gespeeld.`;
    case 'normally':
      return `Bij elk normaal spelen maakt de eiser ${tricks(claimed)}. Alleen met spel dat hier niet als normaal telt, kunnen het er ${worst.tricks} worden.`;
    case 'not-always':
      return `De eiser kan ${tricks(claimed)} maken, maar niet altijd: bij normaal, ook zorgeloos spelen kunnen het er ${worstNormal.tricks} worden.`;
    case 'never':
      return `De eiser maakt ${tricks(claimed)} tegen het beste tegenspel bij geen enkel normaal spelen. Het worden er hoogstens ${bestNormal.tricks}, en bij zorgeloos spelen ${worstNormal.tricks}.`;
  }
};

/** What the outstanding trumps can do. */
export const trumpsInWords = (trumps: readonly TrumpOut[]): readonly string[] =>
  trumps.map(({ by, card, canWin }) =>
    canWin
      ? `${showCard(card)} van ${seatName(by)} kan bij normaal spelen een slag winnen.`
      : `${showCard(card)} van ${seatName(by)} kan bij geen enkel normaal spelen een slag winnen.`,
  );

/** On what the decision rests: the judgements that are left to the director. */
export const judgements = (report: ClaimReport): readonly string[] => {
  const safety = safetyOf(report);
  const { trumpsOut, worstNormal, winners } = report;
  const stake = atStake(report);
  return [
    ...(safety === 'always' ? [nothingToJudge(stake)] : []),
    ...(safety === 'normally'
      ? [
          'Oordeel of de slechtste speelwijze hieronder voor deze speler normaal zou zijn. Zo niet, dan zijn de slagen voor de eiser.',
        ]
      : []),
    ...(trumpsOut.some(({ canWin }) => canWin)
      ? ['Oordeel of de eiser iets over de troef zei, en zo niet, of hij die kan zijn vergeten.']
      : []),
    ...(safety === 'not-always' || safety === 'never'
      ? [
          `Oordeel of de slechtste normale speelwijze hieronder dat ook voor deze speler is. Zo ja, dan kost dat ${tricks(Math.max(0, stake - worstNormal.tricks))}.`,
          ...(winners.length > 0
            ? [
                `Kaarten van de tegenstanders die dan een slag kunnen winnen: ${listInWords(winners.map(showCard))}.`,
              ]
            : []),
        ]
      : []),
  ];
};

const nothingToJudge = (stake: number): string => {
  if (stake === 0) return 'Hier valt niets te oordelen: de eiser krijgt geen slag.';
  return `Hier valt niets te oordelen: ${stake === 1 ? 'de slag is' : `${stake} slagen zijn`} voor de eiser.`;
};

/** A trick of a line: `Zuid ♦6, West ♦10, …: West wint`. */
export const trickInWords = ({ cards, winner }: LineTrick): string =>
  `${cards
    .map(({ by, card, oddity }) => `${seatName(by)} ${showCard(card)}${oddity ? ` (${ODD[oddity]})` : ''}`)
    .join(', ')}. ${seatName(winner.by)} wint.`;

/** What the claimer said, in a few words. */
export const intentionInWords = (intention: Intention): string => {
  switch (intention.kind) {
    case 'draw-trumps':
      return 'troef halen';
    case 'suit':
      return `${sayDenomination(intention.suit)} spelen`;
    case 'card':
      return `${showCard(intention.card)} spelen`;
  }
};
