/** 2017, article 50: what kind of penalty card a card becomes that a defender showed during the auction. */
import type { Article } from '../../laws.ts';
import { majorPenaltyCard, minorPenaltyCard } from '../../ruling.ts';

/** De strafkaart. */
const article50: Article = {
  number: '50',
  clauses: [
    {
      cite: '50B',
      quote: 'één kaart lager dan een honneur, die zonder opzet zichtbaar werd',
      at: 'exposed-after',
      when: (f) => f.defends && f.total === 1 && !f.honour && !f.led,
      then: [minorPenaltyCard],
    },
    {
      cite: '50B',
      quote: 'elke kaart die met opzet werd gespeeld',
      at: 'exposed-after',
      when: (f) => f.defends && (f.total > 1 || f.honour || f.led),
      then: [majorPenaltyCard],
    },
    {
      cite: '50C',
      quote: 'Een honneur mag wel',
      at: 'exposed-after',
      when: (f) => f.defends && f.total === 1 && !f.honour && !f.led,
      then: [],
    },
    {
      cite: '50D2',
      quote: 'Is de partner aan de beurt om voor te spelen, dan wacht hij tot de leider heeft gekozen',
      at: 'exposed-after',
      when: (f) => f.defends && f.total === 1 && (f.honour || f.led),
      then: [],
    },
  ],
};

export const penaltyCards: readonly Article[] = [article50];
