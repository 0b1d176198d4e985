/**
 * `npm run new:article <editie> <artikel>`: a file for an article that the register knows, with a skeleton that passes every
 * check and says on its page that it is not written yet. `--tekst` makes one for the words of the edition itself.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import {
  articleEntry,
  articleName,
  articleSlug,
  EDITIONS,
  editionById,
  type Edition,
} from '../src/editions.ts';
import { escaped } from '../src/lawtext/import-body.ts';

const USAGE =
  'npm run new:article <editie> <artikel> [-- --tekst]   bijvoorbeeld: npm run new:article 1982 27';

/** A value in the head of a file, whatever signs it holds. */
const quoted = (value: string): string => JSON.stringify(value);

/** Our words: a part, a reference and the note that the rest is to come. */
const summary = (title: string, name: string, part: string): string => `---
kind: summary
title: ${quoted(title)}
inShort: ${quoted(`Waarover ${name} gaat, in één zin.`)}
uncertain:
  - Deze samenvatting is nog niet geschreven. Dit is de opzet.
---

Schrijf hier in eigen woorden wat de regel zegt. De feiten en getallen gaan mee, de zinnen van het boek niet.

<Part n="${part}" title="Eerste deel">

Elk genummerd deel krijgt het nummer van het boek. Dat nummer is ook het adres.

</Part>
`;

/** What a text says of itself until it is there; a test that asks something of held text leaves it alone. */
export const UNWRITTEN = 'De tekst is nog niet overgenomen. Dit is de opzet.';

/** The edition's words: where they go, and what is ours to mark. */
const text = (title: string, number: string, part: string): string => `---
kind: text
title: ${quoted(title)}
partial: ${UNWRITTEN}
---

<Title number="${number}">${escaped(title)}.</Title>

<Part n="${part}"${part === 'a' ? ' label="a."' : ''}>De woorden van het boek.</Part>
`;

/** The article's file in `content/` (a path) and its first words. @throws Error, in Dutch, for an article that is not in the register. */
export function articleSkeleton(
  edition: Edition,
  number: string,
  kind: 'summary' | 'text',
): { readonly file: string; readonly source: string } {
  const entry = articleEntry(edition, number);
  if (!entry)
    throw new Error(
      `${edition.title} heeft in het register geen ${articleName(edition, number)}. Zet eerst een regel met nummer en onderwerp bij die editie in src/editions.ts.`,
    );
  const isChapter = edition.unit === 'hoofdstuk';
  return {
    file: `content/editions/${edition.id}/${articleSlug(entry.number)}.mdx`,
    source:
      kind === 'text'
        ? text(entry.subject, isChapter ? `${entry.number}.` : `Art. ${entry.number}.`, isChapter ? '1' : 'a')
        : summary(entry.subject, articleName(edition, entry.number), isChapter ? '1' : 'A'),
  };
}

/** Writes a new file. @throws Error, in Dutch, when it is there already. */
export function writeNew(file: string, source: string): void {
  if (existsSync(file)) throw new Error(`${file} bestaat al; er is niets veranderd.`);
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, source);
}

/** Runs the work of a command; what is wrong is said without a stack, and the exit code tells it. */
export async function run(work: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

if (import.meta.main)
  await run(() => {
    const [id = '', number = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
    const edition = editionById(id);
    if (!edition || number === '')
      throw new Error(`${USAGE}\nEdities: ${EDITIONS.map(({ id }) => id).join(', ')}`);
    const { file, source } = articleSkeleton(
      edition,
      number,
      process.argv.includes('--tekst') ? 'text' : 'summary',
    );
    writeNew(file, source);
    return [
      `${file} gemaakt. Schrijf het artikel (de woordenschat staat in CONTRIBUTING.md) en draai npm test.`,
      'De adressen van een nieuw artikel leg je vast met: npm run unit -- tests/lawtext/anchors -u, en na npm run build',
      'met: npm run e2e -- tests/e2e/built-html -u',
    ].join('\n');
  });
