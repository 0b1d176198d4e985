/**
 * The `spelregels` command: finds the subcommand and hands it the rest of the line. Each subcommand is loaded only when it
 * is asked for. Exit status: 0 answered, 2 unusable input, 1 a fault of ours (`import`: some text stands in no file).
 */
import { fail, printLines, UNUSABLE } from './output.ts';

/** A subcommand's module. */
export interface Subcommand {
  /** Runs it and gives the exit status. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

interface Entry {
  readonly usage: string;
  readonly what: string;
  readonly load: () => Promise<Subcommand>;
}

const SUBCOMMANDS: Readonly<Record<string, Entry>> = {
  rule: {
    usage: 'rule BESTAND.json|-   of   rule --jsonl [BESTAND]',
    what: 'wat de wet zegt over een tafelverslag; met --jsonl één verslag per regel, één antwoord per regel',
    load: () => import('./rule.ts'),
  },
  auction: {
    usage: 'auction BESTAND.pbn|.lin [--edition JAAR]',
    what: 'contract, leider en score van elk spel, één JSON-regel per spel',
    load: () => import('./auction.ts'),
  },
  search: {
    usage: 'search "WOORDEN" [--edition JAAR] [--limit N]   of   search --jsonl',
    what: 'zoeken zoals op de site; met --jsonl één vraag per regel, één antwoord per regel',
    load: () => import('./search.ts'),
  },
  import: {
    usage: 'import BESTAND --edition JAAR [--out MAP] [--force]',
    what: 'maakt artikelbestanden van de tekst van een hoofdstuk (platte tekst of MediaWiki), met een lijst van wat je moet nakijken',
    load: () => import('./import.ts'),
  },
  deal: {
    usage: 'deal [--seed TEKST] [--count AANTAL] [--notrump strong|weak]',
    what: 'gegeven en geboden spellen, met wat elke bieding betekent, één JSON-regel per spel',
    load: () => import('./deal.ts'),
  },
  quiz: {
    usage: 'quiz [--edition JAAR] [--seed TEKST] [--count AANTAL] [--kind …] [--level …] [--topic …]',
    what: 'vragen bij een zaad, één JSON-regel per vraag; quiz --help noemt soorten en niveaus',
    load: () => import('./quiz.ts'),
  },
};

const help = (): readonly string[] => [
  'spelregels OPDRACHT …',
  '',
  ...Object.values(SUBCOMMANDS).flatMap(({ usage, what }) => [`  spelregels ${usage}`, `      ${what}`]),
  '',
  'Een bestand - is de standaardinvoer. Status: 0 beantwoord, 2 onbruikbare invoer, 1 een fout van ons (import: er staat tekst in geen bestand).',
];

const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    printLines(help());
    return name === undefined ? UNUSABLE : 0;
  }
  if (!Object.hasOwn(SUBCOMMANDS, name))
    return fail('unknown-command', `Onbekende opdracht: ${name}. Zie --help.`);
  const subcommand = await SUBCOMMANDS[name]?.load();
  return subcommand?.run(args) ?? UNUSABLE;
};

process.exitCode = await main(process.argv.slice(2));
