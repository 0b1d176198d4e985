/**
 * Forms that no rule of Dutch inflection leads back to their word: strong verbs, plurals with another vowel, comparatives.
 * A line: the word, then its forms, in lower case without accents and in today's spelling.
 */
export const WORD_FORMS = `
  bieden biedt bied bood boden geboden biedend bieding biedingen
  overbieden overbiedt overbood overboden
  meebieden meegeboden
  verbieden verbiedt verbood verboden verbod
  zijn is was waren geweest ben bent
  hebben heeft had hadden gehad heb hebt
  worden wordt werd werden geworden word
  mogen mag mocht mochten
  moeten moet moest moesten
  kunnen kan kon konden kunt
  zullen zal zou zouden
  komen komt kwam kwamen gekomen kom
  uitkomen uitkomt uitkwam uitkwamen uitgekomen uitkomst uitkomsten
  afkomen afkomt afkwam afgekomen
  bijkomen bijkomt bijkwam bijgekomen
  voorkomen voorkomt voorkwam
  nemen neemt nam namen genomen neem
  terugnemen terugneemt terugnam teruggenomen
  afnemen afneemt afnam afgenomen
  geven geeft gaf gaven gegeven geef
  overgeven overgeeft overgaf overgegeven
  opgeven opgeeft opgaf opgegeven
  kiezen kiest koos kozen gekozen kies keus keuze keuzes
  trekken trekt trok trokken getrokken
  intrekken intrekt introk ingetrokken intrekking
  zien ziet zag zagen gezien zie
  inzien inziet inzag ingezien inzage
  kijken kijkt keek keken gekeken
  bekijken bekijkt bekeek bekeken
  doen doet deed deden gedaan gedane doe
  gaan gaat ging gingen gegaan ga
  begaan begaat beging begane
  staan staat stond stonden gestaan sta
  afstaan afstaat afstond afgestaan afgestane afstand
  toestaan toestaat toestond toegestaan
  slaan slaat sloeg sloegen geslagen sla
  vragen vraagt vroeg vroegen gevraagd vraag
  navragen navraagt navroeg nagevraagd
  zeggen zegt zei zeiden gezegd zeg
  leggen legt legde legden gelegd leg
  houden houdt hield hielden gehouden houd
  laten laat liet lieten gelaten
  toelaten toelaat toeliet toegelaten
  vallen valt viel vielen gevallen val
  vervallen vervalt verviel vervielen
  krijgen krijgt kreeg kregen gekregen krijg
  begrijpen begrijpt begreep begrepen
  grijpen grijpt greep gegrepen
  misgrijpen misgrijpt misgreep misgegrepen
  blijven blijft bleef bleven gebleven
  schrijven schrijft schreef schreven geschreven
  wijzen wijst wees wezen gewezen
  toewijzen toewijst toewees toegewezen
  aanwijzen aanwijst aanwees aangewezen
  afwijken afwijkt afweek afgeweken afwijking
  verliezen verliest verloor verloren verlies
  winnen wint won wonnen gewonnen winst
  beginnen begint begon begonnen begin
  vinden vindt vond vonden gevonden
  denken denkt dacht dachten gedacht
  brengen brengt bracht gebracht
  spreken spreekt sprak spraken gesproken
  afspreken afspreekt afsprak afgesproken afspraak afspraken
  breken breekt brak gebroken
  steken steekt stak staken gestoken
  zitten zit zat zaten gezeten
  liggen ligt lag lagen gelegen
  treffen treft trof getroffen
  helpen helpt hielp hielpen geholpen
  lezen leest las lazen gelezen
  roepen roept riep riepen geroepen
  lopen loopt liep gelopen
  aflopen afloopt afliep afgelopen afloop
  sluiten sluit sloot gesloten
  verschuiven verschuift verschoof verschoven
  vergelijken vergelijkt vergeleek vergeleken
  onderbreken onderbreekt onderbrak onderbroken
  bewegen beweegt bewoog bewogen
  overtreden overtreedt overtrad overtraden overtreding overtredingen
  vervangen vervangt verving vervangend vervangende vervanging
  ontvangen ontvangt ontving
  hangen hangt hing gehangen
  weten weet wist wisten geweten
  slag slagen
  overslag overslagen
  downslag downslagen
  extraslag extraslagen
  bedrag bedragen
  dag dagen
  weg wegen
  lid leden
  gebrek gebreken
  hoog hoger hogere hoogste hoge hoogte
  laag lager lagere laagste lage
  groot groter grotere grootste grote
  goed beter beste goede
  vroeg vroeger vroege eerder
  laat later latere laatste late
  veel meer meest meeste
  weinig minder minst minste
  nauw nauwer nauwere
  verzaken verzaakt verzaakte verzaakten verzaking verzakingen verzaker
  doublet doubletten doubleren doubleert doubleer doubleerde gedoubleerd gedoubleerde doublets
  redoublet redoubletten redoubleren redoubleert redoubleer geredoubleerd geredoubleerde
  claim claims claimen claimt geclaimd claimde
  eis eisen eist geeist eiste eiser
  opeisen opeist opgeeist opgeeiste opeiste opeising
  straf straffen bestraffen gestraft
  kwetsbaar kwetsbare kwetsbaarheid
  psychisch psychische psych psychen
  alert alerteren alerteert gealerteerd alerts
  annonce annonces annonceren annonceert annonceerde
  accepteren accepteert geaccepteerd geaccepteerde accepteerde
  corrigeren corrigeert gecorrigeerd
  herhalen herhaling herhaalt herhaald
`;
