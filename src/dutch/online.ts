/**
 * What does not happen, or happens otherwise, when a board is played in a program: one or two sentences for each situation of
 * the helper. Programs and organisations differ; what they arrange goes before this.
 */
const NOTES: { readonly [situation: string]: string } = {
  'onvoldoend-bod':
    'Online neemt het programma een onvoldoend bod niet aan. Dit artikel is daar dus niet nodig.',
  'bod-voor-de-beurt':
    'Online kun je niet voor je beurt bieden: het programma wacht tot je aan de beurt bent.',
  'pas-voor-de-beurt':
    'Online kun je niet voor je beurt passen: het programma wacht tot je aan de beurt bent.',
  'doublet-voor-de-beurt':
    'Online kun je niet voor je beurt doubleren: het programma wacht tot je aan de beurt bent.',
  'verkeerde-bieding':
    'Online is dit een misklik. Of die terug mag, regelt de organisatie of het programma; vaak moeten de tegenstanders het goedvinden. Blijft de klik staan, dan is er geen rechtzetting.',
  'ontoelaatbaar-doublet': 'Online biedt het programma alleen een doublet of redoublet aan dat mag.',
  'kaart-getoond':
    'Online ziet niemand je kaarten. Vertelt een speler in de chat wat hij heeft, dan is dat ongeoorloofde informatie.',
  'moest-passen': 'Online komt een verplichte pas niet voor, want er zijn geen ingetrokken biedingen.',
  'na-de-laatste-pas': 'Online is het bieden na de laatste pas dicht: er kan niets meer bij.',
  'voorspelen-voor-de-beurt':
    'Online laat het programma alleen de speler die aan de beurt is een kaart spelen.',
  strafkaart: 'Online vallen er geen kaarten op tafel. Strafkaarten bestaan daar niet.',
  verzaakt: 'Online kun je niet verzaken: het programma laat alleen kaarten toe die mogen.',
  'slagen-opgeeist':
    'Online vraagt het programma de tegenstanders om akkoord, en spelen ze door als iemand weigert. Roept een speler jou er later bij, dan zie je alle kaarten en het verloop terug.',
};

/** What is different online in this situation; undefined when there is nothing to say of it. */
export const onlineNote = (situation: string | undefined): string | undefined =>
  situation === undefined ? undefined : NOTES[situation];

/** What is different online in every situation. */
export const ONLINE_ALWAYS =
  '“Apart van de tafel” is online een privébericht. Geeft het programma geen uitkomst, dan beslis je naar de spelregels en het reglement van de organisatie.';
