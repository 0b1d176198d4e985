import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../src/editions.ts';
import { playOut } from '../../src/engine/across.ts';
import type { Answer } from '../../src/engine/answer.ts';
import { engineEditions } from '../../src/engine/index.ts';
import { isFault, parseRecord, type Fault } from '../../src/engine/record.ts';
import { parseEngineCitation } from '../../src/lawtext/anchors.ts';
import { isInside, piecesOf, type Piece } from '../../src/lawtext/concordance.ts';
import { parseProse } from '../../src/lawtext/parse.ts';
import { partAt } from '../../src/lawtext/walk.ts';
import { UNWRITTEN } from '../../scripts/new-article.ts';
import { LINKED } from './shelf.ts';
import { eventsFor, TOPICS, type TopicCase, type TopicFile } from './topic-files.ts';

const files = (edition: string, article: string) =>
  LINKED.filter((one) => one.edition === edition && one.article === article);

const treatedBy = (topic: TopicFile): readonly Edition[] => EDITIONS.filter(({ id }) => topic.editions[id]);
const partsIn = (topic: TopicFile, { id }: Edition): readonly string[] => topic.editions[id]?.parts ?? [];
const placesIn = (topic: TopicFile, edition: Edition) =>
  partsIn(topic, edition).flatMap((cite) => parseEngineCitation(cite, edition) ?? []);

test('there are at least 28 subjects', () => expect(TOPICS.length).toBeGreaterThanOrEqual(28));

/** A provision that does not exist: its article is unknown, or is held without that part. */
const isMissing = (edition: Edition, cite: string): boolean => {
  const place = parseEngineCitation(cite, edition);
  if (!place) return true;
  const held = files(edition.id, place.article);
  const { anchor } = place;
  return anchor !== undefined && held.length > 0 && !held.some(({ blocks }) => partAt(blocks, anchor));
};

/** Whether a provision of this subject treats another subject too, so that it can be split or have been merged. */
const servesMore = (topic: TopicFile, edition: Edition): boolean =>
  TOPICS.some(
    (other) =>
      other.slug !== topic.slug &&
      placesIn(other, edition).some((place) =>
        placesIn(topic, edition).some((own) => own.article === place.article),
      ),
  );

describe.each(TOPICS)('$slug', (topic) => {
  test('every provision that it names exists', () => {
    const named = treatedBy(topic).flatMap((edition) =>
      [...partsIn(topic, edition), ...topic.pairs.flatMap((pair) => pair[edition.id] ?? [])]
        .filter((cite) => isMissing(edition, cite))
        .map((cite) => `${edition.id} ${cite}`),
    );
    expect(named).toEqual([]);
  });

  test('what a pair names lies in what the edition is said to have on the subject', () => {
    const strays = topic.pairs.flatMap((pair) =>
      Object.entries(pair).filter(([id, cite]) => {
        const edition = EDITIONS.find((each) => each.id === id);
        const place = edition && parseEngineCitation(cite ?? '', edition);
        return !place || !placesIn(topic, edition).some((part) => isInside(place, part) || same(place, part));
      }),
    );
    expect(strays).toEqual([]);
    expect(topic.pairs.filter((pair) => Object.keys(pair).length < 2)).toEqual([]);
  });

  test('its relations are consistent', () => {
    const editions = treatedBy(topic);
    for (const [at, edition] of editions.entries()) {
      const { relation, parts } = topic.editions[edition.id]!;
      const before = at === 0 ? [] : partsIn(topic, editions[at - 1]!);
      const where = `${edition.id}: ${relation}`;
      expect(relation === 'new', `${where}, ervoor: ${before.join() || 'niets'}`).toBe(before.length === 0);
      expect(relation === 'lapsed', `${where}, bepalingen: ${parts.join() || 'geen'}`).toBe(
        parts.length === 0,
      );
      if (relation === 'split')
        expect(parts.length > before.length || servesMore(topic, editions[at - 1]!), where).toBe(true);
      if (relation === 'merged')
        expect(parts.length < before.length || servesMore(topic, edition), where).toBe(true);
      if (relation === 'moved') expect(parts, where).not.toEqual(before);
    }
  });

  test('the two editions that it shows first are ones that can be read, if there are two', () => {
    const readable = EDITIONS.filter((edition) => piecesOf(topic, edition, files).some(isHeld)).map(
      ({ id }) => id,
    );
    const [from = '', to = ''] = topic.default;
    expect(from < to).toBe(true);
    expect(readable).toContain(to);
    if (readable.length > 1) expect(readable).toContain(from);
  });

  test('what it tells is readable prose', () => {
    expect(parseProse(topic.body, topic.file).length).toBeGreaterThan(0);
  });
});

const isHeld = ({ words }: Piece): boolean => words !== undefined;
const same = (a: { article: string; anchor?: string }, b: { article: string; anchor?: string }): boolean =>
  a.article === b.article && a.anchor === b.anchor;

/** Editions that the subjects treat: a new one is written first and compared afterwards. */
const COMPARED = new Set(TOPICS.flatMap(({ editions }) => Object.keys(editions)));

test('every article of which the text is held belongs to a subject', () => {
  const homeless = LINKED.filter(
    ({ edition, frontmatter }) =>
      COMPARED.has(edition) && frontmatter.kind === 'text' && frontmatter.partial !== UNWRITTEN,
  )
    .filter(({ edition: id, article }) => {
      const edition = EDITIONS.find((each) => each.id === id)!;
      return !TOPICS.some((topic) => placesIn(topic, edition).some((place) => place.article === article));
    })
    .map(({ edition, article }) => `${edition}/${article}`);
  expect(homeless).toEqual([]);
});

test('every paragraph of 1930 belongs to a subject', () => {
  const edition = EDITIONS[0]!;
  const named = new Set(TOPICS.flatMap((topic) => partsIn(topic, edition)));
  const paragraphs = LINKED.filter((article) => article.edition === edition.id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'part' ? [block.n] : []));
  expect(paragraphs.filter((n) => !named.has(n))).toEqual([]);
});

test('every subject that is an irregularity in the auction has a case', () => {
  const without = TOPICS.filter(({ chapter, cases }) => chapter === 'biedfouten' && cases.length === 0);
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

/** A case under an edition. */
const played = (topicCase: TopicCase, edition: string) => {
  const { dealer, vulnerable } = topicCase.record;
  const read = parseRecord({ edition, dealer, vulnerable, events: eventsFor(topicCase, edition) });
  return isFault(read) ? read : playOut(read);
};

/** What a ruling comes to for the players: everything but the provisions. */
const rulingOf = ({
  phase,
  turn,
  auction,
  options,
  required,
  mustPass,
  mayNot,
  leadRestrictions,
  penaltyCards,
  outcome,
}: Answer) =>
  JSON.stringify([
    phase,
    turn,
    auction,
    options.map(({ id, by }) => [id, by]),
    required,
    mustPass.map(({ seat, until }) => [seat, until]),
    mayNot.map(({ seat, calls }) => [seat, calls]),
    leadRestrictions
      .filter(({ applies }) => applies !== false)
      .map(({ against, kind, suits, when, lasts }) => [against, kind, suits, when, lasts]),
    penaltyCards,
    outcome,
  ]);

describe.each(
  TOPICS.flatMap((topic) => topic.cases.map((each) => ({ ...each, slug: topic.slug, topicCase: each }))),
)('$slug: $title', ({ topicCase, differs }) => {
  const results = engineEditions.map((edition) => ({ edition, result: played(topicCase, edition) }));

  test('is lawful input in every edition', () => {
    expect(
      results
        .filter(({ result }) => isFault(result))
        .map(({ edition, result }) => [edition, (result as Fault).code]),
    ).toEqual([]);
  });

  test(differs ? 'is ruled differently' : 'is ruled alike', () => {
    const rulings = new Set(
      results.map(({ result }) => (isFault(result) ? result.code : rulingOf(result.answer))),
    );
    expect(rulings.size > 1).toBe(differs);
  });

  test('holds no event that no edition asks for', () => {
    const asked = (edition: string) => {
      const result = played(topicCase, edition);
      return isFault(result)
        ? []
        : result.events.map(({ kind, ...rest }) => kind + ('choice' in rest ? rest.choice : ''));
    };
    const used = new Set(engineEditions.flatMap(asked));
    const told = engineEditions.flatMap((edition) => {
      const read = parseRecord({ ...topicCase.record, edition, events: eventsFor(topicCase, edition) });
      return isFault(read)
        ? []
        : read.events.map((event) => event.kind + ('choice' in event ? event.choice : ''));
    });
    expect([...new Set(told)].filter((each) => !used.has(each))).toEqual([]);
  });
});
