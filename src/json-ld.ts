/** Linked data of the laws (schema.org `Legislation`). Our copy is unofficial; no identifier of a legislator is minted. */
import { articleName, CURRENT, type Edition } from './editions.ts';
import { articlePath, editionPath } from './site.ts';

type JsonLd = Readonly<Record<string, unknown>>;

const force = (edition: Edition) =>
  `https://schema.org/${edition.id === CURRENT.id ? 'InForce' : 'NotInForce'}`;

const common = (edition: Edition): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Legislation',
  inLanguage: 'nl',
  legislationDate: String(edition.year),
  legislationLegalForce: force(edition),
  legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
});

/** An edition as legislation. */
export const editionJsonLd = (edition: Edition, site: URL | undefined): JsonLd => ({
  ...common(edition),
  '@id': new URL(editionPath(edition.id), site).href,
  name: edition.title,
});

/** An article as part of its edition. */
export const articleJsonLd = (
  edition: Edition,
  number: string,
  title: string,
  site: URL | undefined,
): JsonLd => ({
  ...common(edition),
  '@id': new URL(articlePath(edition.id, number), site).href,
  name: `${articleName(edition, number)} ${title}`,
  isPartOf: {
    '@type': 'Legislation',
    '@id': new URL(editionPath(edition.id), site).href,
    name: edition.title,
  },
});
