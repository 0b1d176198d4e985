/** How Dutch compounds are cut: parts of our own beside the words of the corpus, and words that only look like compounds. */

/** Parts that compounds of the laws are made of; each is at least three letters. */
export const COMPOUND_PARTS: ReadonlySet<string> = new Set(
  `aandacht alert arbiter artikel atout beeld beperking beurt bied bieding biedingen biedings biedkaart bod bord boek bonus
   box bridge code commissie comite contract controle correctie deel down dummy duur einde etiquette extra fout gedrag groep
   hand harten hoofd honneur individueel info informatie kaart kaarten kant klaver kleur kleuren kwetsbaar leider leugen loop
   manche map match nummer opening openings orde organisatie paar pak paren part partij partner pas periode plan
   premie protest punt punten rang recht regel reglement reken richting ronde ruiten schema schoppen score slag slem soort
   spel speel spelen speler sprong stop straf systeem tabel tafel team tegen tegenstander tempo termijn tijd toernooi
   top trek trick troef troeven uitkomst uitleg vergoeding verloop verbod viertal viertallen volgorde voorbeeld
   voorspeel voorspel voorwaarden vraag wedstrijd wind wissel wijze zaal zijde zitting zucht afspraak beroep biedhoogte
   lead claim verzaak verplichting plicht verwisseling verzoek heer aas vrouw boer`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Letters that may stand between two parts. */
export const COMPOUND_LINKS = ['', 's', 'en', 'e', '-'] as const;

/** Words that would be cut wrongly, or whose parts would mislead. */
export const NEVER_CUT: ReadonlySet<string> = new Set(
  `wedstrijdleider wedstrijdleiders hoofdwedstrijdleider hoofdwedstrijdleiders tegenstander tegenstanders linkertegenstander
   linkertegenstanders rechtertegenstander rechtertegenstanders tegenspeler tegenspelers overtreder overtreders overslag
   overslagen voordeel nadeel onderdeel oordeel voorbeeld overtreding overtredingen voorspelen overeenkomst
   medespelers aandeel werelddeel oorspronkelijk tegendeel waarschijnlijk allebei allemaal voorafgaande tegenover
   rechtstreeks tegelijk gevolg vervolg opvolger behandeling handeling handelingen voorgaande uitslag ontbreken`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
