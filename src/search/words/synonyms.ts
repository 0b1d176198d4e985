/**
 * Words for the same thing: old and new terms, table talk, Belgian and English words, abbreviations, numbers.
 * A line is one thing; after `~` stand words that are near, but not the same. Inflections need not be listed.
 * Names of more than one word belong in the glossary (`content/glossary`), or in `JOINED` below when they are one idea.
 */
export const SYNONYMS = `
  dummy blinde tafelhand
  partner maat ~ paar
  leider speelleider declarer ~ contractant
  tegenspeler verdediger defender
  tegenstander tegenpartij opponent
  linkertegenstander lt lho ~ opvolger
  rechtertegenstander rt rho ~ voorganger
  wedstrijdleider arbiter wl td scheidsrechter director toernooileider
  bord board mapje bordje ~ spel
  spel gift hand
  geven gift delen uitdelen ~ gever
  gever dealer deler
  bod bid annonce ~ bieding bieden
  bieding call ~ bod bieden annonce
  annonceren bieden ~ annonce
  doublet dubbel doubleren dubbelen contra dbl double gedubbeld x
  redoublet redoubleren herdubbelen surcontra redbl redouble redubbel redubbelen xx
  pas passen pass ~ gepast
  sansatout sa nt notrump sans
  schoppen spades
  harten hearts
  ruiten diamonds
  klaveren klaver clubs
  opeisen claimen claim ~ eis
  eisen vorderen
  afstaan afstand weggeven opgeven ~ prijsgeven
  uitkomen voorspelen lead uitspelen ~ uitkomst
  uitkomst openingsuitkomst voorspel lead ~ uitkomen
  verzaken verzaking renonce revoke
  bekennen kleurbekennen ~ bijspelen
  troeven introeven aftroeven
  troef atout
  slag trick ~ trek
  trek trekken ~ slag
  straf boete sanctie penalty ~ rechtzetting
  rechtzetting straf herstel rectificatie ~ compensatie
  overtreder dader zondaar
  overtreding fout onregelmatigheid ~ vergrijp
  fout vergissing ~ onjuist foutief
  foutief onjuist fout verkeerd
  onreglementair onwettig onjuist ontoelaatbaar ~ ongeldig
  nietig ongeldig geannuleerd vervallen
  annuleren nietig schrappen
  informatie inlichting inlichtingen info
  ongeoorloofd oi ui
  geoorloofd toegestaan
  schudden mengen ~ schud
  couperen coupe afnemen
  kwetsbaar rood
  conventie afspraak ~ systeem
  afspraak overeenkomst
  systeemkaart conventiekaart
  psychisch psych
  protest beroep appel
  protestcommissie beroepscommissie appelcommissie
  toeschouwer kijker kiebitzer kibitzer
  viertal viertallen team teams
  accepteren aannemen aanvaarden acceptatie
  vervangen vervanging ~ wijzigen
  wijzigen veranderen verandering wijziging ~ verbeteren
  verbeteren herstellen corrigeren ~ wijzigen
  terugnemen intrekken ~ terug
  vergelijkbaar comparable gelijkwaardig
  onvoldoende ontoereikend insufficient
  verspreking misgrijpen misgreep
  aarzeling denkpauze nadenken ~ tempo
  tempo snelheid
  uitleg toelichting verklaring
  alerteren alert
  manche game
  slem slam
  score punten uitslag ~ telling
  tabel puntentabel scoretabel
  matchpunt matchpoint mp
  ronde speelronde
  zitting sessie
  getoond zichtbaar open ~ gevallen
  tonen ~ zichtbaar
  organisator organisatie wedstrijdorganisatie club
  bond nbb federatie
  biedbakje biddingbox biedkaartje
  laatste slot
  plicht verplicht
  aas azen
  heer koning
  vrouw dame
  2 twee
  3 drie
  4 vier
  5 vijf
  6 zes
  7 zeven
  8 acht
  10 tien
  12 twaalf
  13 dertien
  14 veertien
  52 tweeenvijftig
`;

/** Ideas of more than one word that are looked for as one. A line: the one word, then the wordings (`|` = any of these). */
export const JOINED = `
  sansatout: sans atout | sans-atout | zonder troef | no trump
  voordebeurt: voor de beurt | voor zijn beurt | voor haar beurt | voor hun beurt | voor je beurt | voor mijn beurt | voor beurt | uit de beurt | buiten de beurt | buiten zijn beurt | voor z'n beurt | niet aan de beurt
  linkertegenstander: linker tegenstander | linker tegenspeler
  rechtertegenstander: rechter tegenstander | rechter tegenspeler
`;
