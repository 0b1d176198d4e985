/**
 * What people type and where they must land. A line: the query, then the places of which one must be among the first hits,
 * and how many hits may come before it is too late. A place is an article (`2017/27`) or a part (`2017/27#B1a`).
 */

export interface GoldenQuery {
  readonly query: string;
  readonly wanted: readonly string[];
  readonly top: number;
}

const rows = (lines: string): readonly GoldenQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', places = '', top = '1'] = line.trim().split(/\s*=>\s*|\s*\|\s*/);
      return { query, wanted: places.split(/\s+/), top: Number(top) };
    });

/** By kind; the last number of a line is the rank that is still good, 1 when it is not said. */
export const GOLDEN: Readonly<Record<string, readonly GoldenQuery[]>> = {
  'citations in every form': rows(`
    27B1a => 2017/27#B1a
    27b1a => 2017/27#B1a
    27B1(a) => 2017/27#B1a
    27 B 1 (a) => 2017/27#B1a
    27 B 1 a => 2017/27#B1a
    27.B.1.a => 2017/27#B1a
    27-B-1-a => 2017/27#B1a
    art 27B1a => 2017/27#B1a
    art. 27 B1a => 2017/27#B1a
    artikel 27B1a => 2017/27#B1a
    Artikel 27, lid B, onder 1, sub a => 2017/27#B1a
    art.27b => 2017/27#B
    regel 27 => 2017/27
    law 27 => 2017/27
    27 => 2017/27
    30 => 2017/30
    art 12C => 2017/12#C
    12C1c => 2017/12#C1c
    16 B => 2017/16#B
    17D3 => 2017/17#D3
    art. 31 A 2 => 2017/31#A2
    50d2a => 2017/50#D2a
    64 => 2017/64
    70C => 2017/70#C
    art. 94 => 1959/94
    17E2 => 2007/17#E2
    27Z => 2017/27
    artikelen 30 en 31 => 2017/30
    12c1b en 12c2 => 2017/12#C1b
    artikel 30 lid b => 2017/30#B
    7c => 2017/7#C
  `),
  'citations of an edition': rows(`
    art. 30 1959 => 1959/30
    art 30 van 1959 => 1959/30
    artikel 30 (1959) => 1959/30
    1959 30 => 1959/30
    30a 1959 => 1959/30#a
    1959 art 30 c => 1959/30#c
    1959/30 => 1959/30
    1959/30#b => 1959/30#b
    art. 43b 1959 => 1959/43#b
    2007 6D1 => 2007/6#D1
    6D1 2007 => 2007/6#D1
    artikel 8 spelregels 2007 => 2007/8
    27B1b 2007 => 2007/27#B1b
    69 1982 => 1982/69
    1982 art. 69b => 1982/69#b
    68 in 1982 => 1982/68
    vi 1930 => 1930/vi
    VI => 1930/vi
    hoofdstuk VI 1930 => 1930/vi
    1930 7a => 1930/vi#7a
    alinea 7 => 1930/vi#7
    alinea 7a => 1930/vi#7a
    alinea 12 1930 => 1930/vi#12
    1930 alinea 15 => 1930/vi#15
    vi 7c => 1930/vi#7c
    editie 2017 artikel 22 => 2017/22
    art 50 2007 => 2007/50
    onvoldoend bod 1959 => 1959/30
    onvoldoende bod 1930 => 1930/vi#7 1930/vi
    strafkaart 2007 => 2007/50
    voetnoot normaal => 1982/69#noot-1 1982/70#noot-1 1982/70#noot-2 | 2
  `),
  inflections: rows(`
    verzaken => 2017/61 2017/62 2017/63 2017/64 | 2
    verzaakt => 2017/61 2017/62 2017/63 2017/64 | 2
    verzaking => 2017/61 2017/62 2017/63 2017/64 | 2
    verzaakte => 2017/61 2017/62 2017/63 2017/64 | 2
    verzakingen => 2017/61 2017/62 2017/63 2017/64 | 2
    doubleren => 2017/19 2017/36 | 2
    gedoubleerd => 2017/19 2017/36 2017/32 | 3
    schud => 2017/6
    geschud => 2017/6
    opeist => 2017/68
    opgeëist => 2017/68 1982/68 | 3
    opgeeist => 2017/68 1982/68 | 3
    afgestaan => 2017/68 2017/71 | 3
    toeschouwers => 2017/76
    strafkaarten => 2017/50 2017/51 | 2
    gelijktijdige biedingen => 2017/33
    gelijktijdig geboden => 2017/33
    onvoldoende bieding => 2017/27
    onvoldoend => 2017/27
    ontoelaatbaar => 2017/36 2017/35 | 2
    vergelijkbare => 2017/23
    arbitrale scores => 2017/12
    voorgespeeld voor de beurt => 2017/53 2017/54 2017/55 2017/56 | 2
    herhaalt => 2017/20 1959/41 1959/42 | 3
    protesteren => 2017/92 2017/93 2017/83 | 3
  `),
  compounds: rows(`
    beperking => 2017/26 | 2
    voorspeelbeperkingen => 2017/26
    voorspeel beperking => 2017/26
    straf kaart => 2017/50
    score tabel => 2017/77
    puntentabel => 1959/94 2017/77 | 2
    tabel => 2017/77 1959/94 | 3
    kaart => 2017/50 2017/24 2017/45 2017/1 2017/14 | 3
    wedstrijd leider => 2017/81
    correctie => 2017/79 | 4
    uitkomstverbod => 2017/26 | 5
    biedkaartjes => 2017/18 2017/25 | 3
    viertallen wedstrijd => 2017/86
  `),
  'old spelling': rows(`
    eischen => 1930/vi | 1
    nieuwe gift eischen => 1930/vi#10 1930/vi#12 1930/vi#14 | 1
    noodig => 1930/vi#7c | 1
    zoodra => 1930/vi#1 | 1
    zooveel als noodig => 1930/vi#7c
    hooger => 1930/vi 1959/23 2017/18 | 5
    doubleeren => 1930/vi#4 1930/vi#5 | 3
    redoubleeren => 1930/vi#4 1930/vi#5 | 3
    annonceeren => 1930/vi
    afgeloopen => 1930/vi#3
    dengeen => 1930/vi#5
    nodig verhoogt => 1930/vi#7c | 2
    zo veel als nodig verhoogt => 1930/vi#7c | 2
    annonceren => 2017/18 1930/vi | 2
  `),
  'old and new words': rows(`
    blinde => 2017/41 2017/42 2017/43 | 2
    rechten van de blinde => 2017/42
    dummy => 2017/41 2017/42 2017/43 | 1
    arbiter => 2017/81
    WL => 2017/81
    wedstrijdleider => 2017/81
    claimen => 2017/68
    claim => 2017/68
    slagen claimen => 2017/68
    betwiste claim => 2017/70 1982/69 | 2
    dubbel => 2017/19 | 2
    redubbel => 2017/19 | 4
    maat => 2017/4 | 4
    LT => 2017/27 2017/29 1930/vi | 4
    linkertegenstander => 2017/27 2017/29 1930/vi | 4
    linker tegenstander => 2017/27 2017/29 1930/vi 1959/28 | 4
    opvolger => 1930/vi | 3
    renonce => 2017/61 | 2
    revoke => 2017/61 | 2
    bord => 2017/2 2017/7 | 2
    board => 2017/2 | 2
    couperen => 2017/6 2007/6
    coupe => 2017/6 2007/6 | 3
    inlichtingen => 2017/16 2017/21 1959/20 | 4
    lead => 2017/44 | 3
    boete => 2017/90 2017/91 | 3
    appel => 2017/92 2017/93 | 3
    kibitzer => 2017/76
    contra => 2017/19 | 4
    leugenbod => 2017/40
    conventie => 2017/40 2017/30 | 3
    misgreep => 2017/25 | 3
    info van buiten => 2017/16
    ongeoorloofde inlichtingen => 2017/16 1959/20 2017/73 | 3
    OI => 2017/16 2017/73 | 3
    penalty card => 2017/50 2017/49 | 2
    comparable call => 2017/23
    nieuwe gift => 2017/6 1930/vi | 2
  `),
  'calls and suits': rows(`
    2♥ => 2017/23 2017/27 | 4
    2 harten => 2017/23 2017/27 | 4
    twee harten => 2017/23 2017/27 | 4
    2H => 2017/23 2017/27 | 4
    2ha => 2017/23 2017/27 | 4
    1SA => 2017/21 2017/20 2017/23 2017/30 2017/25 | 5
    1NT => 2017/21 2017/20 2017/23 2017/30 2017/25 | 5
    1 sans atout => 2017/21 2017/20 2017/23 2017/30 2017/25 | 5
    SA => 2017/18 1959/23 | 2
    sans atout => 2017/18 1959/23 | 1
    sans-atout => 2017/18 1959/23 | 1
    zonder troef => 2017/18 1959/23 | 2
    rondpas => 2017/22
    redoublet => 2017/19
    8 klaveren => 2017/38 1959/38 | 1
  `),
  'a typing error': rows(`
    strafkart => 2017/50 | 2
    strafkaarr => 2017/50 | 2
    onvoldoed bod => 2017/27
    onvoldeond bod => 2017/27
    vezaken => 2017/61 2017/62 2017/63 2017/64 | 3
    verzakken => 2017/61 2017/62 2017/63 2017/64 | 3
    wedstrijdlieder => 2017/81
    wedstijdleider => 2017/81
    doublett => 2017/19 | 2
    dumy rechten => 2017/42
    vergelijkbre bieding => 2017/23
    gelijktijdg bieden => 2017/33
    psychsch bod => 2017/40 1959/43
    tegenspelr laat kaart zien => 2017/49 | 2
    arbitrle score => 2017/12
  `),
  phrases: rows(`
    voor de beurt bieden => 2017/29 2017/30 2017/31 1959/31 | 2
    pas voor de beurt => 2017/30
    voor zijn beurt gepast => 2017/30 1930/vi#11 | 2
    buiten de beurt => 2017/28 2017/29 2017/31 | 3
    doublet voor de beurt => 2017/32
    uitkomen voor de beurt => 2017/54 2017/53 2017/55 2017/56 | 1
    in een adem => 1959/28
    in één adem => 1959/28
    meer dan zeven => 2017/38
    meer dan zeven trekken => 2017/38 1959/38
    bieden terwijl je moet passen => 2017/37
    na de laatste pas => 2017/39 2017/20#C
    zorgeloos spelen => 1982/69 1982/70 2017/70 | 1
    laagste voldoende bod => 2017/27 | 1
    laagste voldoende bod in dezelfde speelsoort => 2017/27#B1a 1959/30#a | 2
    verkeerd bord => 2017/15
    onklaar bord => 2017/87
    te veel kaarten => 2017/13 | 2
    kaart te weinig => 2017/13 2017/14 2017/67 | 3
    partner moet passen => 2017/27 2017/37 2017/30 | 3
    lange aarzeling van partner => 2017/16 2017/73 | 2
    verkeerd kaartje gepakt => 2017/25
    puntje vergeten te alerteren => 2017/21 2017/20 2017/40 | 4
    kaart gevallen tijdens het bieden => 2017/24 1959/26 | 2
    uitleg van de tegenpartij => 2017/20 2017/21 2017/75 2017/40 | 3
    wie mag er schudden => 2017/6
    hoeveel kaarten heeft een spel => 2017/1 | 3
  `),
  subjects: rows(`
    onvoldoend bod => 2017/27
    bod voor de beurt => 2017/31
    gelijktijdig bieden => 2017/33
    schudden en geven => 2017/6
    strafkaart => 2017/50 | 1
    grote strafkaart => 2017/50 | 1
    kleine strafkaart => 2017/50 | 1
    twee strafkaarten => 2017/51 | 1
    voldongen verzaking => 2017/63 2017/64 | 1
    opeisen van slagen => 2017/68 | 1
    afstaan van slagen => 2017/68 2017/71 1982/71 | 1
    psychisch bod => 2017/40 1959/43
    vergelijkbaar bod => 2017/23
    ongeoorloofde informatie => 2017/16
    arbitrale score => 2017/12
    gewogen score => 2017/12
    procedurele straf => 2017/90
    correctieperiode => 2017/79
    mechanische fout => 2017/25
    verspreking => 2017/25
    toeschouwer => 2017/76
    noordspeler => 2017/8 2007/8 | 2
    scoretabel => 2017/77
    kwetsbaar => 2017/2 2017/77 | 1
    viertallen => 2017/86
    beroepscommissie => 2017/93 | 1
    hoofdwedstrijdleider => 2017/93 2017/81 | 2
    tempo => 2017/73 | 1
    gedrag => 2017/74 | 1
    systeemkaart => 2017/40 | 1
    schermen => 2017/80 | 2
    biedperiode => 2017/17
    einde van het bieden => 2017/22
    herhaling van het bieden => 2017/20 1959/42 1959/41 | 1
    afspraken => 2017/40 | 1
    verkeerde uitleg => 2017/21 2017/75 | 1
    puntenboete => 2017/90 2017/91 | 5
    laatste slag => 2017/61 2017/62 2017/66 | 5
  `),
};
