/** "Wat is er gebeurd?": the situations the start page and the ruling helper begin with, each with the articles of the current edition. */

export interface Situation {
  /** name in the address of the ruling helper (`?geval=`) */
  readonly id: string;
  readonly title: string;
  /** what a player at the table would say */
  readonly says: string;
  /** articles of the current edition, most important first */
  readonly articles: readonly string[];
  /** whether the rules engine rules on it; otherwise the helper leads to the articles with a checklist */
  readonly ruled: boolean;
  /** what to enter first, in the ruling helper */
  readonly enter?: string;
}

export const SITUATIONS: readonly Situation[] = [
  {
    id: 'onvoldoend-bod',
    title: 'Onvoldoend bod',
    says: '“Dat bod is te laag.”',
    articles: ['27'],
    ruled: true,
    enter: 'Tik het bieden tot en met het bod dat te laag is.',
  },
  {
    id: 'bod-voor-de-beurt',
    title: 'Bod voor de beurt',
    says: '“Ik was aan de beurt.”',
    articles: ['31', '29'],
    ruled: true,
    enter: 'Tik het bieden tot de fout. Kies dan wie voor zijn beurt bood, en tik zijn bod.',
  },
  {
    id: 'pas-voor-de-beurt',
    title: 'Pas voor de beurt',
    says: '“Hij paste te vroeg.”',
    articles: ['30', '29'],
    ruled: true,
    enter: 'Tik het bieden tot de fout. Kies dan wie voor zijn beurt paste, en tik pas.',
  },
  {
    id: 'doublet-voor-de-beurt',
    title: 'Doublet voor de beurt',
    says: '“Zij doubleerde voor haar beurt.”',
    articles: ['32', '29'],
    ruled: true,
    enter: 'Tik het bieden tot de fout. Kies dan wie voor zijn beurt doubleerde, en tik doublet.',
  },
  {
    id: 'verkeerde-bieding',
    title: 'Verkeerde bieding gepakt',
    says: '“Dat wilde ik niet bieden.”',
    articles: ['25'],
    ruled: true,
    enter: 'Tik het bieden tot en met de bieding die iemand wil wijzigen.',
  },
  {
    id: 'ontoelaatbaar-doublet',
    title: 'Doublet dat niet mag',
    says: '“Hij doubleert zijn partner.”',
    articles: ['36'],
    ruled: true,
    enter: 'Tik het bieden tot en met het doublet of redoublet dat niet mag.',
  },
  {
    id: 'kaart-getoond',
    title: 'Kaart getoond tijdens het bieden',
    says: '“Er viel een kaart open.”',
    articles: ['24'],
    ruled: true,
    enter: 'Tik het bieden tot dat moment. Kies dan van wie de kaart is.',
  },
  {
    id: 'moest-passen',
    title: 'Geboden terwijl hij moest passen',
    says: '“Hij had moeten passen.”',
    articles: ['37'],
    ruled: true,
    enter: 'Tik het bieden met de eerdere fout erbij, en ga door tot hij bood.',
  },
  {
    id: 'na-de-laatste-pas',
    title: 'Bieding na de laatste pas',
    says: '“Het bieden was al klaar.”',
    articles: ['39'],
    ruled: true,
    enter: 'Tik het hele bieden, met de passen aan het eind. Kies dan wie daarna nog bood.',
  },
  {
    id: 'voorspelen-voor-de-beurt',
    title: 'Voorgespeeld voor de beurt',
    says: '“Ik moest uitkomen.”',
    articles: ['54', '53', '55', '56'],
    ruled: false,
  },
  {
    id: 'strafkaart',
    title: 'Kaart getoond tijdens het spelen',
    says: '“Hij liet een kaart vallen.”',
    articles: ['49', '50', '48'],
    ruled: false,
  },
  {
    id: 'verzaakt',
    title: 'Verzaakt',
    says: '“Zij heeft niet bekend.”',
    articles: ['61', '62', '64'],
    ruled: false,
  },
  {
    id: 'slagen-opgeeist',
    title: 'Slagen opgeëist',
    says: '“De rest is voor mij.”',
    articles: ['68', '69', '70', '71'],
    ruled: false,
  },
];
