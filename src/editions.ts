/**
 * THE REGISTER: every Dutch edition of the laws that the site knows, held or not.
 * Every list of editions, chapters and articles is derived from it; no other module names an edition's year.
 * What is held as text or as a summary is not said here: that follows from the files in `content/editions/`.
 * Sources: the tables of contents of the editions; what is not known is left out, never guessed.
 */

import type { Scoring } from './engine/scoring.ts';

/** A chapter of an edition; `from` and `to` are article numbers as in the book, inclusive. */
export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/** A line of an edition's table of contents: the number in the book and a short subject in our words. */
export interface ArticleEntry {
  readonly number: string;
  readonly subject: string;
}

/** Colours of an edition's spine: `spine` behind white text, `ink` and `night` as text on light and dark paper (4.5:1 or more). */
export interface EditionColours {
  readonly spine: string;
  readonly ink: string;
  readonly night: string;
}

/** An edition of which the site holds something. */
export interface Edition {
  readonly id: string;
  readonly year: number;
  /** the name used in citations */
  readonly title: string;
  /** first year in force; `until` is the year of the edition that replaced it, absent = in force */
  readonly from: number;
  readonly until?: number;
  /** number of the printing we follow, and what is known of errata, in one Dutch sentence */
  readonly printing?: string;
  /** what the list of articles leaves open, in one Dutch sentence */
  readonly gaps?: string;
  /** words before an article's number: "artikel" in most editions; 1930 has unnumbered chapters */
  readonly unit: 'artikel' | 'hoofdstuk';
  /** name of the parts of an article as cited: "30a" or "alinea 7a" */
  readonly partUnit?: 'alinea';
  readonly chapters: readonly Chapter[];
  readonly articles: readonly ArticleEntry[];
  /** the score table it prints, or that the text held has none */
  readonly scoring: Scoring;
  readonly colours: EditionColours;
}

/** Reads "number subject" lines; an entry is one line. */
const list = (lines: string): readonly ArticleEntry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', ...subject] = line.trim().split(' ');
      return { number, subject: subject.join(' ') };
    });

const chapter = (number: string, title: string, from: string, to: string): Chapter => ({
  number,
  title,
  from,
  to,
});

const e1930: Edition = {
  id: '1930',
  year: 1930,
  title: 'Spelregels 1930',
  from: 1930,
  until: 1932,
  gaps: 'Van de uitgave van 1930 kennen we alleen hoofdstuk VI. De alinea’s hebben in het boek geen nummers; de nummers 1 tot en met 17 zijn van ons.',
  unit: 'hoofdstuk',
  partUnit: 'alinea',
  chapters: [chapter('VI', 'Het bieden', 'VI', 'VI')],
  articles: list('VI Het bieden'),
  scoring: { kind: 'no-table' },
  colours: { spine: '#8a5a2b', ink: '#8a5a2b', night: '#dcae7f' },
};

const e1959: Edition = {
  id: '1959',
  year: 1959,
  title: 'Spelregels voor wedstrijdbridge 1959',
  from: 1959,
  until: 1963,
  gaps: 'Van de uitgave van 1959 is hoofdstuk IV bewaard. Van de andere hoofdstukken kennen we alleen de artikelen die daarin worden genoemd.',
  unit: 'artikel',
  chapters: [
    chapter('III', 'Algemene bepalingen over onregelmatigheden', '10', '20'),
    chapter('IV', 'Het bieden', '21', '43'),
    chapter('', 'Score', '94', '94'),
  ],
  articles: list(`
    20 Ongeoorloofde inlichtingen
    21 De duur van het bieden
    22 Gang van zaken nadat het bieden is gesloten
    23 Het bod
    24 Wanneer doubleren en redoubleren mag
    25 Vervallen van doublet en redoublet
    26 Een getoonde kaart tijdens het bieden
    27 Onjuiste bieding, gevolgd door een volgende bieding
    28 Wijziging in één adem
    29 Latere wijziging van een bieding
    30 Onvoldoend bod
    31 Voor de beurt bieden
    32 Niet gewacht op een verplichte pas
    33 Bieden voordat aandacht is gevestigd op voor de beurt bieden
    34 Gelijktijdig bieden
    35 Bij het doubleren een verkeerd bod noemen
    36 Doubleren wat de eigen partij al doubleerde
    37 Doubleren van de maat of zonder bod
    38 Bieden terwijl men moet passen; meer dan zeven trekken
    39 Bieding die volgens meer dan één bepaling onjuist is
    40 Bieding nadat het bieden is gesloten
    41 Herhaling van een niet verstane bieding
    42 Herhaling van het biedverloop
    43 Afspraken tussen de maats
    94 Puntentabel`),
  scoring: { kind: 'table', table: 'international-1943', article: '94' },
  colours: { spine: '#1f6f6b', ink: '#1f6f6b', night: '#74c9c3' },
};

const e1982: Edition = {
  id: '1982',
  year: 1982,
  title: 'Spelregels voor wedstrijdbridge 1982',
  from: 1982,
  until: 1987,
  gaps: 'De artikelen 68 tot en met 71 zijn bewaard. De titels van de artikelen 1 tot en met 40 zijn die van de uitgave van 1975; of ze in 1982 gelijk waren, weten we niet zeker.',
  unit: 'artikel',
  chapters: [
    chapter('II', 'Voorbereiding', '1', '5'),
    chapter('III', 'Voorbereiding en voortgang', '6', '8'),
    chapter('IV', 'Algemene bepalingen over onregelmatigheden', '9', '16'),
    chapter('V', 'Het bieden', '17', '40'),
    chapter('VI', 'Het spelen', '41', '71'),
    chapter('', 'Score en termijnen', '72', '93'),
  ],
  articles: list(`
    1 De kaarten
    2 De borden
    3 De tafels
    4 De partners
    5 De plaatsen
    6 Schudden en geven
    7 Borden en kaarten
    8 De ronden
    9 Werkwijze na een onregelmatigheid
    10 Opleggen van een straf
    11 Verlies van het recht op straf
    12 Bevoegdheden van de wedstrijdleider
    13 Onjuist aantal kaarten
    14 Ontbrekende kaart
    15 Verkeerd bord
    16 Ongeoorloofde inlichtingen
    17 Duur van het bieden
    18 Het bod
    19 Doublet en redoublet
    20 Herhaling en uitleg van het bieden
    21 Bieding door verkeerde inlichting
    22 Nadat het bieden is gesloten
    23 Kaart getoond of voorgespeeld tijdens het bieden
    24 Onmiddellijke verbetering van een bieding
    25 Wijziging van een bieding
    26 Inlichtingen door een gewijzigde bieding
    27 Onvoldoend bod
    28 Biedingen die als in de juiste volgorde gelden
    29 Werkwijze na een bieding voor de beurt
    30 Pas voor de beurt
    31 Bod voor de beurt
    32 Doublet of redoublet voor de beurt
    33 Gelijktijdige biedingen
    34 Bieding na een onjuiste bieding
    35 Behoud van het recht om te bieden
    36 Ontoelaatbaar doublet of redoublet
    37 Bieden terwijl men moet passen
    38 Bod van meer dan zeven
    39 Bieding na het sluiten van het bieden
    40 Conventies en afspraken
    41 Begin van het spelen
    42 Rechten van de blinde
    43 Beperkingen van de blinde
    45 Gespeelde kaart
    57 Te vroeg spelen
    61 Verzaken
    68 Opeisen of afstaan van slagen door de leider
    69 Beslissing over betwiste eisen van de leider
    70 Opeisen of afstaan van slagen door een tegenspeler
    71 Intrekking van het afstaan van slagen
    88 Termijn voor het herstellen van een vergissing`),
  scoring: { kind: 'table', table: 'international-1943' },
  colours: { spine: '#8b6b00', ink: '#7d6000', night: '#d9b954' },
};

/** Chapters of 2007 and 2017 carry the same numbers and range; the titles are ours. */
const modernChapters = (playTitle: string): readonly Chapter[] => [
  chapter('II', 'Voorbereiding', '1', '5'),
  chapter('III', 'Voorbereiding en voortgang', '6', '8'),
  chapter('IV', 'Algemene bepalingen over onregelmatigheden', '9', '16'),
  chapter('V', 'Het bieden', '17', '40'),
  chapter('VI', playTitle, '41', '71'),
  chapter('VII', 'Gedragsregels', '72', '76'),
  chapter('VIII', 'De score', '77', '79'),
  chapter('IX', 'Toernooien', '80', '80'),
  chapter('X', 'De wedstrijdleider', '81', '91'),
  chapter('XI', 'Protesten', '92', '93'),
];

const e2007: Edition = {
  id: '2007',
  year: 2007,
  title: 'Spelregels voor wedstrijdbridge 2007',
  from: 2007,
  until: 2017,
  unit: 'artikel',
  chapters: modernChapters('Het spelen'),
  articles: list(`
    1 De kaarten
    2 De borden
    3 De tafels
    4 De partners
    5 De plaatsen
    6 Het schudden en geven
    7 Controle van borden en kaarten
    8 Volgorde van de ronden
    9 Werkwijze na een onregelmatigheid
    10 Toekennen van een rechtzetting
    11 Verlies van het recht op rechtzetting
    12 Bevoegdheden van de wedstrijdleider; arbitrale score
    13 Onjuist aantal kaarten
    14 Ontbrekende kaart
    15 Verkeerd bord
    16 Geoorloofde en ongeoorloofde informatie
    17 De biedperiode
    18 Het bod
    19 Doublet en redoublet
    20 Herhaling en uitleg van biedingen
    21 Verkeerde informatie
    22 Einde van het bieden
    23 Besef van mogelijke schade
    24 Kaart getoond of voorgespeeld tijdens het bieden
    25 Wijzigen van biedingen
    26 Ingetrokken bieding; voorspeelbeperkingen
    27 Onvoldoend bod
    28 Biedingen die geacht worden op de beurt te zijn gedaan
    29 Werkwijze na een bieding voor de beurt
    30 Pas voor de beurt
    31 Bod voor de beurt
    32 Doublet of redoublet voor de beurt
    33 Gelijktijdige biedingen
    34 Behoud van het recht om te bieden
    35 Ontoelaatbare biedingen
    36 Ontoelaatbaar doublet of redoublet
    37 Bieding in strijd met de plicht te passen
    38 Bod van meer dan zeven
    39 Bieding na de laatste pas
    40 Afspraken tussen partners
    41 Begin van het spelen
    42 Rechten van de dummy
    43 Beperkingen van de dummy
    44 Volgorde van het spelen
    45 Gespeelde kaart
    46 Onvolledig of onjuist noemen van een kaart van de dummy
    47 Terugnemen van een gespeelde kaart
    48 Getoonde kaarten van de leider
    49 Getoonde kaarten van een tegenspeler
    50 Strafkaart
    51 Twee of meer strafkaarten
    52 Niet spelen van een strafkaart
    53 Accepteren van uitkomen voor de beurt
    54 Eerste uitkomst voor de beurt
    55 Uitkomen voor de beurt door de leider
    56 Uitkomen voor de beurt door een tegenspeler
    57 Te vroeg spelen
    58 Gelijktijdig uitkomen of spelen
    59 Niet kunnen voorspelen of spelen zoals vereist
    60 Spelen na een onreglementaire kaart
    61 Verzaken en navragen
    62 Verbeteren van een verzaking
    63 Voldongen verzaking
    64 Gevolgen van een voldongen verzaking
    65 Ordenen van de slagen
    66 Bekijken van de slagen
    67 Onvolledige slag
    68 Opeisen en afstaan van slagen
    69 Aanvaard opeisen of afstaan
    70 Betwist opeisen of afstaan
    71 Intrekken van een afstand
    72 Algemene beginselen
    73 Communicatie, tempo en misleiding
    74 Gedrag en etiquette
    75 Verkeerde uitleg of verkeerde bieding
    76 Toeschouwers
    77 Scoretabel
    78 Methoden van scoreberekening
    79 Gewonnen slagen en het verbeteren van de score
    80 Reglementen en organisatie
    81 De wedstrijdleider
    82 Herstellen van fouten in de gang van zaken
    83 Wijzen op het recht van protest
    84 Beslissen bij vaststaande feiten
    85 Beslissen bij betwiste feiten
    86 Viertallenwedstrijden
    87 Onklaar bord
    88 Compensatiepunten
    89 Individuele wedstrijden
    90 Straffen voor fouten in de gang van zaken
    91 Disciplinaire straffen
    92 Recht van protest
    93 Behandeling van een protest`),
  scoring: { kind: 'table', table: 'international-1987', article: '77' },
  colours: { spine: '#3d4fa1', ink: '#3d4fa1', night: '#aab8ff' },
};

const e2017: Edition = {
  id: '2017',
  year: 2017,
  title: 'Spelregels voor wedstrijdbridge 2017',
  from: 2017,
  printing:
    'Van deze uitgave bestaan twee drukken. De tekst van de artikelen 19D, 22 en 25 is die van de digitale uitgave.',
  unit: 'artikel',
  chapters: modernChapters('Het spelen'),
  articles: list(`
    1 De kaarten
    2 De borden
    3 De tafels
    4 De partners
    5 De plaatsen
    6 Schudden en geven
    7 Bord en kaarten
    8 De ronden
    9 Werkwijze na een onregelmatigheid
    10 Toekennen van een rechtzetting
    11 Verlies van het recht op rechtzetting
    12 Bevoegdheden van de wedstrijdleider; arbitrale score
    13 Onjuist aantal kaarten
    14 Ontbrekende kaart
    15 Verkeerd bord of verkeerde hand
    16 Geoorloofde en ongeoorloofde informatie
    17 De biedperiode
    18 Het bod
    19 Doublet en redoublet
    20 Herhaling en uitleg van biedingen
    21 Verkeerde informatie
    22 Einde van het bieden
    23 Vergelijkbare bieding
    24 Kaart getoond of voorgespeeld voor het spelen
    25 Wijzigen van biedingen
    26 Ingetrokken bieding; voorspeelbeperkingen
    27 Onvoldoend bod
    28 Biedingen die geacht worden op de beurt te zijn gedaan
    29 Werkwijze na een bieding voor de beurt
    30 Pas voor de beurt
    31 Bod voor de beurt
    32 Doublet of redoublet voor de beurt
    33 Gelijktijdige biedingen
    34 Behoud van het recht om te bieden
    35 Ontoelaatbare biedingen
    36 Ontoelaatbaar doublet of redoublet
    37 Bieding in strijd met de plicht te passen
    38 Bod van meer dan zeven
    39 Bieding na de laatste pas
    40 Afspraken tussen partners
    41 Begin van het spelen
    42 Rechten van de dummy
    43 Beperkingen van de dummy
    44 Volgorde van het spelen
    45 Gespeelde kaart
    46 Onvolledig of onjuist noemen van een kaart van de dummy
    47 Terugnemen van een gespeelde kaart
    48 Getoonde kaarten van de leider
    49 Getoonde kaarten van een tegenspeler
    50 Strafkaart
    51 Twee of meer strafkaarten
    52 Niet spelen van een strafkaart
    53 Accepteren van voorspelen voor de beurt
    54 Eerste uitkomst voor de beurt
    55 Voorspelen voor de beurt door de leider
    56 Voorspelen voor de beurt door een tegenspeler
    57 Te vroeg spelen
    58 Gelijktijdig voorspelen of spelen
    59 Niet kunnen voorspelen of spelen zoals vereist
    60 Spelen na een onreglementaire kaart
    61 Verzaken en navragen
    62 Verbeteren van een verzaking
    63 Voldongen verzaking
    64 Gevolgen van een voldongen verzaking
    65 Ordenen van de slagen
    66 Bekijken van de slagen
    67 Onvolledige slag
    68 Opeisen en afstaan van slagen
    69 Aanvaard opeisen of afstaan
    70 Betwist opeisen of afstaan
    71 Intrekken van een afstand
    72 Algemene beginselen
    73 Communicatie, tempo en misleiding
    74 Gedrag en etiquette
    75 Verkeerde uitleg of verkeerde bieding
    76 Toeschouwers
    77 Scoretabel
    78 Methoden van scoreberekening
    79 Gewonnen slagen en het verbeteren van de score
    80 Reglementen en organisatie
    81 De wedstrijdleider
    82 Herstellen van fouten in de gang van zaken
    83 Wijzen op het recht van protest
    84 Beslissen bij vaststaande feiten
    85 Beslissen bij betwiste feiten
    86 Viertallenwedstrijden
    87 Onklaar bord
    88 Compensatiepunten
    89 Individuele wedstrijden
    90 Straffen voor fouten in de gang van zaken
    91 Disciplinaire straffen
    92 Recht van protest
    93 Behandeling van een protest`),
  scoring: { kind: 'table', table: 'international-1987', article: '77' },
  colours: { spine: '#22683b', ink: '#22683b', night: '#84cf9d' },
};

/** The editions of which something is held, oldest first. */
export const EDITIONS: readonly Edition[] = [e1930, e1959, e1982, e2007, e2017];

/** Dutch editions that existed but are not held: known by year only. */
export const GAP_YEARS: readonly number[] = [1932, 1936, 1949, 1963, 1975, 1987, 1997];

/** The edition in force: the oldest without an end. */
export const CURRENT: Edition = EDITIONS.find((edition) => edition.until === undefined) ?? e2017;

/** Whether an edition holds, in a Dutch word before "editie"; one that is to replace the current edition is announced. */
export const standingOf = (edition: Edition): 'Vervallen' | 'Geldende' | 'Aangekondigde' =>
  edition.until !== undefined ? 'Vervallen' : edition === CURRENT ? 'Geldende' : 'Aangekondigde';

/** The edition with this id, or undefined. */
export const editionById = (id: string): Edition | undefined => EDITIONS.find((edition) => edition.id === id);

/** Address segment of an article: its number in lower case ("VI" -> "vi"). */
export const articleSlug = (number: string): string => number.toLowerCase();

/** The register's line for an article (number in any case), or undefined when the register does not know it. */
export const articleEntry = (edition: Edition, number: string): ArticleEntry | undefined =>
  edition.articles.find((entry) => articleSlug(entry.number) === articleSlug(number));

/** The articles of a chapter, in the order of the book. */
export function chapterArticles(edition: Edition, { from, to }: Chapter): readonly ArticleEntry[] {
  if (from === to) return edition.articles.filter((entry) => entry.number === from);
  return edition.articles.filter(
    (entry) => Number(entry.number) >= Number(from) && Number(entry.number) <= Number(to),
  );
}

/** The chapter an article stands in, or undefined. */
export const chapterOf = (edition: Edition, number: string): Chapter | undefined =>
  edition.chapters.find((chapter) =>
    chapterArticles(edition, chapter).some((entry) => articleSlug(entry.number) === articleSlug(number)),
  );

/** "artikel 30" or "hoofdstuk VI": an article's full name in this edition. */
export const articleName = (edition: Edition, number: string): string =>
  `${edition.unit} ${number.toUpperCase()}`;

/** A year on the time line: an edition that is held, or a gap. In order of year. */
export type TimelineEntry =
  | { readonly kind: 'held'; readonly year: number; readonly edition: Edition }
  | { readonly kind: 'gap'; readonly year: number };

/** Every known Dutch edition in order of year. */
export const TIMELINE: readonly TimelineEntry[] = [
  ...EDITIONS.map((edition): TimelineEntry => ({ kind: 'held', year: edition.year, edition })),
  ...GAP_YEARS.map((year): TimelineEntry => ({ kind: 'gap', year })),
].sort((a, b) => a.year - b.year);

/** Inline custom properties that colour an element after an edition (with class `ed`, see styles/tokens.css). */
export const editionStyle = ({ colours }: Edition): string =>
  `--spine:${colours.spine};--accent-day:${colours.ink};--accent-night:${colours.night}`;
