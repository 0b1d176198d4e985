import { describe, expect, test } from 'vitest';
import { engineEditions, isErrorAnswer, rule, type Answer } from '../../src/engine/index.ts';
import type { StepMatter } from '../../src/engine/step.ts';
import { tellSteps } from '../../src/dutch/steps.ts';

type Event = Record<string, unknown>;

const attention = { attention: true };
const calls = (...list: string[]): Event[] => list.map((call) => ({ call }));
const by = (seat: string, call: string): Event => ({ call, by: seat });

/** What can go wrong, each followed below wherever the laws of an edition let it lead. */
const SITUATIONS: readonly (readonly [string, readonly Event[]])[] = [
  ['insufficient bid', [...calls('1S', '1H'), attention]],
  ['insufficient bid, called over', calls('1S', '1H', 'P')],
  ['insufficient bid, corrected too soon', [...calls('1S', '1H'), { replace: '2H', by: 'E' }, attention]],
  ['insufficient over 7NT', [...calls('7NT', '7S'), attention]],
  ['pass before any bid, partner’s turn', [by('S', 'P'), attention]],
  ['pass after a bid, partner’s turn', [...calls('1H', 'P'), by('N', 'P'), attention]],
  ['pass at RHO’s turn', [...calls('1H'), by('S', 'P'), attention]],
  ['bid at RHO’s turn, who passes', [...calls('1H'), by('S', '1S'), attention]],
  ['bid at partner’s turn', [by('S', '1S'), attention]],
  ['bid at LHO’s turn', [by('W', '1S'), attention]],
  ['bid out of rotation, called over by its LHO', [...calls('1H'), by('S', '1S'), by('W', '2C')]],
  ['bid out of rotation, the rightful player calls', [by('E', '1H'), by('N', '1D')]],
  ['called by RHO, and by the dealer', [by('W', '1H'), by('N', '1S')]],
  ['double at RHO’s turn', [...calls('P', '1S', 'P'), by('N', 'X'), attention]],
  ['double at partner’s turn', [...calls('1S'), by('W', 'X'), attention]],
  ['double of partner', [...calls('1S', 'P', 'X'), attention]],
  ['double of what partner doubled', [...calls('1S', 'X', 'P', 'X'), attention]],
  ['redouble of an undoubled bid', [...calls('1S', 'XX'), attention]],
  ['double before any bid, called over', calls('X', 'P')],
  ['bid over seven', [...calls('8C'), attention]],
  ['bid over seven, called over', [...calls('8C', 'P'), attention]],
  ['call after the final pass', [...calls('4H', 'P', 'P', 'P'), by('E', 'X'), attention]],
  ['pass after the final pass', [...calls('4H', 'P', 'P', 'P'), by('S', 'P'), attention]],
  ['change of call', [...calls('1H'), { change: '1S', by: 'N' }, attention]],
  ['slip mended at once', [...calls('1H'), { change: '1S', by: 'N', unintended: true, atOnce: true }]],
  [
    'slip after the next player called',
    [...calls('1H', 'P'), { change: '1S', by: 'N', unintended: true, atOnce: true }],
  ],
  ['change too late', [...calls('1H', 'P', 'P'), { change: '1S', by: 'N', unintended: true }]],
  ['second call at the same turn', [...calls('1H'), by('N', '2H'), attention]],
  ['small card', [...calls('1H'), { expose: ['S3'], by: 'E' }, ...calls('P', 'P', 'P')]],
  ['honour', [...calls('1H'), { expose: ['HJ'], by: 'E' }, ...calls('P', 'P', 'P')]],
  [
    'two cards, and a call ahead of the bar',
    [...calls('1H'), { expose: ['S3', 'D4'], by: 'E' }, ...calls('2C', 'P'), by('N', '2H')],
  ],
  ['card led', [...calls('1H'), { expose: ['S3'], by: 'E', led: true }]],
  ['a turn lost among the passes', [...calls('1H', 'P'), by('W', 'P'), by('N', 'P')]],
  ['misnamed double of partner', [...calls('1S', 'P'), { call: 'X', names: '2S' }, attention]],
  [
    'barred partner bids',
    [...calls('1H'), { expose: ['HJ'], by: 'E' }, ...calls('2C', 'P', '2H'), attention],
  ],
];

const SUBSTITUTES = ['2H', '2C', '3H', 'P', 'X', '1D'];
const DEPTH = 3;

/** The answer to these events, and to all that can follow from it while somebody has to choose, substitute or establish. */
const explore = (edition: string, events: readonly Event[], depth = DEPTH): readonly Answer[] => {
  const answer = rule({ edition, dealer: 'N', events });
  if (isErrorAnswer(answer)) return [];
  if (depth === 0) return [answer];
  const last = events.at(-1) ?? {};
  const next: Event[] = [
    ...answer.options.map(({ id, by: seat }) => ({ choose: id, by: seat })),
    ...(answer.phase === 'replacement' ? SUBSTITUTES.map((replace) => ({ replace, by: answer.turn })) : []),
    ...(answer.phase === 'auction' && depth > 1 ? calls('P', '2S') : []),
  ];
  const found = answer.questions.includes('over') ? { over: true } : { comparable: depth % 2 === 0 };
  const judged =
    answer.phase === 'finding'
      ? explore(edition, [...events.slice(0, -1), { ...last, ...found }], depth - 1)
      : [];
  return [answer, ...judged, ...next.flatMap((event) => explore(edition, [...events, event], depth - 1))];
};

const explored = engineEditions.map(
  (edition) => [edition, SITUATIONS.flatMap(([, events]) => explore(edition, events))] as const,
);

const KINDS: readonly StepMatter['kind'][] = [
  'irregularity',
  'exposed',
  'misnamed',
  'change',
  'finding',
  'options',
  'replace',
  'own-turn',
  'fate',
  'turn-restored',
  'pass-for-rho',
  'later-calls-fall',
  'bar',
  'limit',
  'repeat',
  'information',
  'lead',
  'face-up',
  'may-withdraw',
  'same',
  'penalty-cards',
  'cards-taken-up',
  'adjust',
];

const sentences = (text: string): readonly string[] => text.split(/(?<=[.?])\s+/u);

describe('the director’s script', () => {
  test.each(explored)(
    '%s: whatever goes wrong, there is something to do and it can be said',
    (_, answers) => {
      for (const answer of answers) {
        const steps = tellSteps(answer);
        if (answer.irregularity !== null) expect(steps.length).toBeGreaterThan(0);
        for (const { text } of steps) {
          expect(text).not.toMatch(/undefined|null|NaN|object|[{}$<>]/);
          expect(text).not.toMatch(/\b(bid|call|pass|double|turn|lead|offender|North|East|South)\b/i);
          for (const sentence of sentences(text)) {
            expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
            expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(28);
          }
        }
      }
    },
  );

  test.each(explored)('%s: when the auction is over, nobody is said to be next to call', (_, answers) => {
    const over = answers.filter(({ outcome }) => outcome !== null);
    expect(over.length).toBeGreaterThan(0);
    for (const answer of over) {
      const now = tellSteps(answer).filter(({ event }) => event === answer.trace.at(-1)?.event);
      for (const { text } of now) expect(text).not.toContain('is aan de beurt');
    }
  });

  test('every kind of step has its words', () => {
    const met = new Set(
      explored.flatMap(([, answers]) =>
        answers.flatMap(({ steps }) => steps.map(({ matter }) => matter.kind)),
      ),
    );
    expect(KINDS.filter((kind) => !met.has(kind))).toEqual([]);
  });

  test.each(explored)('%s: every step names its provision', (_, answers) => {
    for (const answer of answers)
      for (const { text, cites } of tellSteps(answer)) expect(cites.length, text).toBeGreaterThan(0);
  });
});

describe('said aloud', () => {
  const said = (edition: string, ...events: Event[]): readonly string[] => {
    const answer = rule({ edition, dealer: 'N', events });
    return isErrorAnswer(answer)
      ? [answer.error.code]
      : tellSteps(answer).map(({ text }) => text.replaceAll('\uFE0E', ''));
  };

  test('1930 alinea 7: three choices for the next player', () => {
    expect(said('1930', ...calls('1S', '1H'), attention)).toEqual([
      'Oost, je bood 1♥. Dat is niet hoger dan 1♠, dus onvoldoende.',
      'Zuid, je mag eisen dat 1♠ wordt gespeeld. Dan is het bieden afgelopen. Of je mag het bod van 1♥ van kracht laten blijven. Dan moet West passen tot het bod is overboden of gedoubleerd. Of je mag eisen dat Oost verhoogt tot 2♥. Dan moet West passen tot het bod is overboden of gedoubleerd.',
    ]);
  });

  test('1959 art. 30: the offender replaces, and knows the price of each call', () => {
    expect(
      said('1959', ...calls('1S', '1H'), attention, { replace: 'P', by: 'E' }, ...calls('P', 'P')),
    ).toEqual([
      'Oost, je bood 1♥. Dat is niet hoger dan 1♠, dus onvoldoende.',
      'Oost, je moet het bod van 1♥ vervangen. Bied je 2♥, dan gaat het bieden gewoon verder. Bied je iets anders, dan moet West de rest van het bieden passen. Pas je, dan moet West de rest van het bieden passen en kan er een voorspeelbeperking volgen. Doubleer je, dan telt dat niet en moet je opnieuw kiezen.',
      'Oost, je pas komt in de plaats van 1♥. Zuid is aan de beurt.',
      'West, je moet de rest van het bieden passen.',
      'Noord, je mag bij de uitkomst één kleur naar keuze vorderen of verbieden. Dat geldt voor die ene keer.',
    ]);
  });

  test('1959 art. 31a: a pass before the turn', () => {
    expect(said('1959', ...calls('1H'), by('S', 'P'), attention)).toEqual([
      'Zuid, je paste voor je beurt. Oost was aan de beurt.',
      'Zuid, je pas vervalt. Oost is aan de beurt.',
      'Zuid, je moet de eerstvolgende keer passen.',
    ]);
  });

  test('2017 art. 27: accepting, and what follows when it is not accepted', () => {
    expect(said('2017', ...calls('1S', '1H'), attention)[1]).toMatch(
      /^Zuid, je mag het bod van 1♥ accepteren\. .*Doe je dat niet, dan moet Oost een andere bieding doen\. Biedt Oost 2♥, dan gaat het bieden gewoon verder\./,
    );
  });

  test.each(['2007', '2017'])(
    '%s: a turn lost among the passes: whoever passed out of rotation is the offender',
    (edition) => {
      const told = (...seats: string[]) =>
        said(edition, { call: '1H', by: 'N' }, ...seats.map((seat) => by(seat, 'P'))).slice(1);
      const warning = (to: string, offender: string, others: string) =>
        `${to}, wat je hierdoor van ${offender} weet, mag je niet gebruiken. ${others} mag het wel gebruiken.`;
      const [north, west, east] = [
        warning('Noord', 'Zuid', 'Oost-West'),
        warning('Oost', 'West', 'Noord-Zuid'),
        warning('West', 'Oost', 'Noord-Zuid'),
      ];
      expect(told('S', 'W', 'N')).toEqual([north]);
      expect(told('E', 'W', 'N')).toEqual([west]);
      expect(told('S', 'W', 'E', 'S')).toEqual([north, east]);
    },
  );

  test.each(['1930', '1959'])('%s: whose turn it was, also when partner has called since', (edition) => {
    for (const call of ['1H', 'P'])
      expect(said(edition, by('S', call), by('N', '2H'), attention)[0]).toMatch(/ Noord was aan de beurt\./);
    for (const call of ['1S', 'P', 'X'])
      expect(said(edition, by('N', '1C'), by('W', call), by('E', '1H'), attention)[0]).toMatch(
        / Oost was aan de beurt\./,
      );
  });

  const shown = (edition: string, cards: readonly string[], ...more: Event[]) =>
    said(edition, ...calls('1S'), ...cards.map((card) => ({ expose: [card], by: 'E' })), ...more);
  const passes = calls('P', 'P', 'P');
  const ADJUST = 'Kijk na het spel of Noord-Zuid is benadeeld. Zo ja, pas dan de score aan volgens artikel';

  test('1930 alinea 14: a card that can be seen, without a question', () => {
    expect(shown('1930', ['HT'])[0]).toBe('Oost, ♥10 is zichtbaar geworden.');
  });

  test('1959 art. 26: a ten goes back; a second card brings the first to the table again', () => {
    expect(shown('1959', ['HT'])).toEqual([
      'Oost, ♥10 is zichtbaar geworden. Lag de kaart open op tafel, of zag je maat de kaart? Zo niet, dan geldt artikel 26 niet.',
      'Oost, neem je kaart weer op. Er is geen straf.',
    ]);
    expect(shown('1959', ['HT', 'D4'], ...passes).slice(1)).toEqual([
      'Oost, leg ♥10 en ♦4 open op tafel. De kaarten blijven daar tot het bieden is gesloten.',
      'West, je moet de eerstvolgende keer passen.',
      'Oost, ♥10 en ♦4 blijven open liggen. Het zijn strafkaarten.',
    ]);
  });

  test.each([
    ['2007', '23'],
    ['2017', '72C'],
  ])('%s art. 24: whose fault it was, the card on the table, and what it becomes', (edition, after) => {
    const asked =
      'Kwam dat door jezelf, en kon je partner de kaart zien? Zo niet, dan geldt artikel 24 niet.';
    const unauthorised =
      'West, wat je hierdoor van Oost weet, mag je niet gebruiken. Noord-Zuid mag het wel gebruiken.';
    expect(shown(edition, ['D4'], ...passes)).toEqual([
      `Oost, ♦4 is zichtbaar geworden. ${asked}`,
      'Oost, leg ♦4 open op tafel. De kaart blijft daar tot het bieden is gesloten.',
      unauthorised,
      'Oost, ♦4 blijft open liggen als kleine strafkaart. Speel in ruiten eerst deze kaart, of een honneur.',
    ]);
    expect(shown(edition, ['HT'], ...passes)).toEqual([
      `Oost, ♥10 is zichtbaar geworden. ${asked}`,
      'Oost, leg ♥10 open op tafel. De kaart blijft daar tot het bieden is gesloten.',
      'West, je moet de eerstvolgende keer passen.',
      unauthorised,
      `${ADJUST} ${after}.`,
      'Oost, ♥10 blijft open liggen als grote strafkaart. Kom ermee uit.',
    ]);
    expect(shown(edition, ['D4', 'S3'], ...passes).at(-1)).toBe(
      'Oost, ♦4 en ♠3 blijven open liggen als grote strafkaarten. Je komt uit met een van deze kaarten: de leider zegt welke. Is West aan de beurt om voor te spelen, dan wacht hij op de leider. De leider mag ruiten of schoppen eisen, een of meer ervan verbieden zolang West aan slag blijft, of niets vragen. Kaarten van een kleur die hij eist of verbiedt, neem je terug.',
    );
    expect(said(edition, ...calls('1S'), { expose: ['HT'], by: 'W' }, ...passes).at(-1)).toBe(
      'West, ♥10 blijft open liggen als grote strafkaart. Speel hem zodra dat mag. Is Oost aan de beurt om voor te spelen, dan wacht hij op de leider. De leider mag harten eisen, harten verbieden zolang Oost aan slag blijft, of niets vragen. Eist of verbiedt hij, dan neem je de kaart terug.',
    );
    expect(said(edition, ...calls('1S'), { expose: ['D4'], by: 'E', led: true })[0]).toBe(
      'Oost, je hebt ♦4 te vroeg gespeeld.',
    );
  });

  test('a change of call: each edition asks what it looks at, before it says what follows', () => {
    const changed = (edition: string, more: Event = {}) =>
      said(edition, ...calls('1S'), { change: '2S', by: 'N', ...more });
    const wish = 'Noord, je wilde 2♠ bieden in plaats van 1♠.';
    const slip = 'Wat wilde je bieden toen je 1♠ bood?';
    const is = 'Noord, je bood 2♠ in plaats van 1♠. Dat is een wijziging van bieding.';
    expect(changed('1930')).toEqual([is]);
    expect(changed('1959')).toEqual([`${wish} Wijzigde je in één adem?`, is]);
    expect(changed('2007')).toEqual([`${wish} ${slip} Heb je daarna nog nagedacht voordat je wijzigde?`, is]);
    expect(changed('2017')).toEqual([`${wish} ${slip}`, is]);
    expect(changed('2017', { unintended: true })[0]).toBe(`${wish} ${slip}`);
    expect(
      said(
        '2017',
        ...calls('1S', '3H'),
        { change: '2S', by: 'N', unintended: true },
        { change: 'P', by: 'E' },
      )[0],
    ).toBe('Oost, je wilde passen in plaats van 3♥.');
  });

  test('1959 art. 36: when one opponent keeps the doubles, the other still chooses', () => {
    const doubled = [...calls('1S', 'X', 'P', 'X'), attention, { replace: 'P', by: 'W' }];
    const keep = (seat: string) => ({ choose: 'keep-doubles', by: seat });
    expect(said('1959', ...doubled, keep('N')).at(-1)).toBe(
      'Zuid, je mag alle doubletten en redoubletten nietig verklaren. Doe je dat niet, dan blijven ze gelden.',
    );
    expect(said('1959', ...doubled, keep('N'), keep('S')).at(-1)).toBe('West, het gaat gewoon verder.');
  });

  test('2007 art. 37B: nothing is offered to a player who must pass', () => {
    const told = said(
      '2007',
      ...[by('S', '1S'), attention, { choose: 'reject', by: 'W' }],
      ...[by('N', '1H'), attention, by('E', 'P')],
    );
    expect(told).toContain('Zuid, je moet de rest van het bieden passen.');
    expect(told.filter((text) => text.startsWith('Zuid, je bent aan de beurt'))).toEqual([]);
  });

  test('2007 art. 31B: the bar on partner stays, whatever the offender calls at his own turn', () => {
    const told = said(
      '2007',
      ...[by('S', '1S'), attention, { choose: 'reject', by: 'W' }],
      ...calls('P', 'P'),
    );
    expect(told.findLast((text) => text.startsWith('Zuid'))).toBe(
      'Zuid, je bent aan de beurt. Je ingetrokken bieding was 1♠. Dan moet Noord de rest van het bieden passen, wat je ook kiest. Bied je iets anders of pas je, dan kan er een voorspeelbeperking volgen.',
    );
  });

  test.each(['2007', '2017'])(
    '%s: after a mended slip the next player may take his call back, and only his side may use it',
    (edition) => {
      const slip = { change: '1S', by: 'N', unintended: true, atOnce: true };
      expect(said(edition, ...calls('1H', 'P'), slip).at(-1)).toBe(
        'Oost, je mag je pas intrekken en iets anders bieden.',
      );
      expect(said(edition, ...calls('1H', '1S'), { ...slip, change: '2H' }).at(-1)).toBe(
        'Oost, je bod van 1♠ kan niet blijven staan. Doe een andere bieding.',
      );
      expect(said(edition, ...calls('1H', 'P'), slip, { change: '1NT', by: 'E' })).toContain(
        'Noord-Zuid, wat jullie hierdoor van Oost weten, mogen jullie niet gebruiken. West mag het wel gebruiken.',
      );
      expect(said(edition, ...calls('1H', 'P', 'P'), slip)).toEqual([
        expect.stringContaining('Noord, je wilde 1♠ bieden in plaats van 1♥.'),
        'Noord, je eerste bieding blijft staan.',
        'Zuid, wat je hierdoor van Noord weet, mag je niet gebruiken. Oost-West mag het wel gebruiken.',
        ...(edition === '2017' ? [expect.stringContaining('één kleur verbieden')] : []),
      ]);
    },
  );

  test.each(['2007', '2017'])(
    '%s: partner may not use what a call told that the law takes back',
    (edition) => {
      const warned = (offender: string, ...events: Event[]) =>
        expect(said(edition, ...events)).toContainEqual(
          expect.stringContaining(`wat je hierdoor van ${offender} weet, mag je niet gebruiken`),
        );
      warned('Zuid', ...calls('1H', 'P', 'X'), attention);
      warned('Oost', ...calls('1H', '8C'), attention);
      warned('Oost', ...calls('1H', 'P', 'P', 'P'), by('E', 'X'), attention);
      warned('Oost', ...calls('1S', 'X'), { change: 'XX', by: 'E' }, attention);
    },
  );

  test('2017 art. 31A1: another call than the one to be repeated', () => {
    expect(
      said(
        '2017',
        ...[...calls('1H'), by('S', '1S'), attention, { choose: 'reject', by: 'W' }],
        ...[...calls('P'), by('S', '2C'), attention],
      ).slice(-2),
    ).toEqual([
      'Zuid, je moest 1♠ bieden, maar je bood 2♣.',
      'Zuid, je bod van 2♣ vervalt. Je moet 1♠ bieden.',
    ]);
  });

  test('a bid out of rotation that is too low as well is told so', () => {
    expect(said('2017', ...calls('1S'), by('S', '1H'), attention).join(' ')).toMatch(
      /Het bod is ook niet hoger dan 1♠\./,
    );
  });

  describe.each(['2007', '2017'])('%s art. 27', (edition) => {
    const refuse = { choose: 'reject', by: 'S' };
    const told = (...events: Event[]) => said(edition, ...calls('1S', '1H'), ...events);
    const double = { replace: 'X', by: 'E', comparable: false };

    test('B4: the second insufficient bid is on offer, and refused the partner is barred whatever follows', () => {
      const [accepts, ...rest] = told(attention, refuse, { replace: '1D', by: 'E' })
        .filter((text) => text.startsWith('Zuid, je mag'))
        .at(-1)!
        .split(' Doe je dat niet, ');
      expect(accepts).toBe(
        'Zuid, je mag het bod van 1♦ accepteren. Dan gaat het bieden gewoon verder. Er kan dan een voorspeelbeperking volgen.',
      );
      expect(rest.join()).toBe(
        `dan moet Oost een andere bieding doen. Dan moet West de rest van het bieden passen en kan er een voorspeelbeperking volgen, wat Oost ook kiest. Is het een doublet dat ${edition === '2017' ? 'niet vergelijkbaar is' : 'iets anders zegt'}, dan telt dat niet en moet Oost opnieuw kiezen.`,
      );
    });

    test('B3 and B4: no replacement is said to be free once the partner is barred', () => {
      for (const barred of [[double], [{ replace: '1D', by: 'E' }, refuse]]) {
        const offered = told(attention, refuse, ...barred).findLast((text) =>
          text.startsWith('Oost, je moet'),
        );
        expect(offered).toContain('moet West de rest van het bieden passen');
        expect(offered).not.toContain('gewoon verder');
      }
    });

    test('B3, and B3 again: what holds for the rest of the auction is told once', () => {
      const again = told(attention, refuse, double, double, double, { replace: '2C', by: 'E' });
      const lasting = again.filter((text) => /^West, |^Kijk na het spel/.test(text));
      expect(lasting.filter((text) => text.startsWith('West, je moet'))).toHaveLength(1);
      expect(new Set(lasting).size).toBe(lasting.length);
    });

    test('B3, then B4: the bar stays when the second bid is accepted', () => {
      expect(told(attention, refuse, double, { replace: '1D', by: 'E' }).join(' ')).toContain(
        '1♦ accepteren. Dan gaat het bieden gewoon verder, maar West moet nog steeds de rest van het bieden passen.',
      );
    });

    test.each([
      ['2H', 'geldt het bod van 2♥ waarmee Oost zichzelf verbeterde. Daarna gaat het bieden gewoon verder.'],
      [
        '2C',
        'geldt het bod van 2♣ waarmee Oost zichzelf verbeterde. [WEL], dan gaat het bieden gewoon verder. [NIET], dan moet West de rest van het bieden passen en kan er een voorspeelbeperking volgen.',
      ],
      [
        'X',
        'wordt gekeken naar het doublet waarmee Oost zichzelf verbeterde. [WEL], dan gaat het bieden gewoon verder. [NIET], dan telt dat niet, moet Oost opnieuw kiezen en moet West de rest van het bieden passen.',
      ],
      [
        'XX',
        'wordt gekeken naar het redoublet waarmee Oost zichzelf verbeterde. Dan telt dat niet, moet Oost opnieuw kiezen en moet West de rest van het bieden passen.',
      ],
      [
        '1D',
        'wordt gekeken naar het bod van 1♦ waarmee Oost zichzelf verbeterde. Dan mag je ook dat bod accepteren.',
      ],
    ])('C: corrected by %s, the next player knows what follows before he chooses', (call, then) => {
      const [, offered] = told(by('E', call), attention);
      const [yes, no] =
        edition === '2017'
          ? ['Is die bieding vergelijkbaar', 'Is die bieding niet vergelijkbaar']
          : ['Zegt die bieding hetzelfde of iets preciezers', 'Zegt die bieding iets anders'];
      const follows = then.replace('[WEL]', yes).replace('[NIET]', no);
      expect(offered).toBe(
        `Zuid, je mag het bod van 1♥ accepteren. Dan gaat het bieden gewoon verder. Doe je dat niet, dan ${follows}`,
      );
    });
  });
});
