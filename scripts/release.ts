/**
 * `npm run release X.Y.Z`: gives what stands under "Nog niet uitgebracht" in the CHANGELOG its version and day, and the
 * package the same version. The site shows both (`/over/`); the next build is that release. A package that ships with a grave
 * weakness stops it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './new-article.ts';

const UNRELEASED = '## Nog niet uitgebracht';

const numbers = (version: string): readonly number[] | undefined =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;

/** Whether a version comes after another; false for what is no version. */
export function isLater(version: string, than: string): boolean {
  const [ours, theirs] = [numbers(version), numbers(than)];
  const at = ours?.findIndex((number, place) => number !== theirs?.[place]) ?? -1;
  return theirs !== undefined && at >= 0 && (ours?.[at] ?? 0) > (theirs[at] ?? 0);
}

/** The CHANGELOG with its unreleased part as `version` of `day` (2026-11-30). @throws Error, in Dutch, when there is nothing to release. */
export function released(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  const entries = after?.split(/^## /m)[0]?.trim();
  if (before === undefined || !entries)
    throw new Error(`CHANGELOG.md heeft niets onder "${UNRELEASED}"; er is niets veranderd.`);
  return changelog.replace(UNRELEASED, `## ${version} (${day})`);
}

/** What `npm audit --json` says of the packages: the names with a high or critical finding, or why it says nothing. */
export function graveFindings(
  report: string,
): { readonly names: readonly string[] } | { readonly unknown: string } {
  let said: {
    readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
    readonly message?: string;
    readonly error?: { readonly summary?: string };
  };
  try {
    said = JSON.parse(report) as typeof said;
  } catch {
    return { unknown: 'npm audit gaf geen leesbaar antwoord' };
  }
  if (!said.vulnerabilities)
    return { unknown: said.message ?? said.error?.summary ?? 'npm audit gaf geen uitslag' };
  return {
    names: Object.entries(said.vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name]) => name),
  };
}

const VERSION_LINE = /^( {2}"version": ")[^"]+/m;

if (import.meta.main)
  run(() => {
    const [version = ''] = process.argv.slice(2);
    const pack = readFileSync('package.json', 'utf8');
    const { version: old } = JSON.parse(pack) as { readonly version: string };
    if (!isLater(version, old))
      throw new Error(`npm run release X.Y.Z, hoger dan ${old}; er is niets veranderd.`);
    const changelog = released(
      readFileSync('CHANGELOG.md', 'utf8'),
      version,
      new Date().toISOString().slice(0, 10),
    );
    const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const found = graveFindings(audit.stdout ?? '');
    if ('names' in found && found.names.length > 0)
      throw new Error(
        `npm audit meldt een ernstig lek in ${found.names.join(', ')}; zet eerst een nieuwere versie. Er is niets veranderd.`,
      );
    const unsure =
      'unknown' in found
        ? ` LET OP: of er een lek bekend is in wat meekomt, is niet nagezien (${found.unknown}). Draai npm audit --omit=dev voor je uitbrengt.`
        : '';
    const lock = readFileSync('package-lock.json', 'utf8');
    writeFileSync('CHANGELOG.md', changelog);
    writeFileSync('package.json', pack.replace(VERSION_LINE, `$1${version}`));
    writeFileSync(
      'package-lock.json',
      lock
        .replace(VERSION_LINE, `$1${version}`)
        .replace(/("": \{\s+"name": "[^"]+",\s+"version": ")[^"]+/, `$1${version}`),
    );
    return `Versie ${version}. Draai npm test, leg het vast (git commit -am "Release ${version}", git tag v${version}), bouw en zet dist/ op de server.${unsure}`;
  });
