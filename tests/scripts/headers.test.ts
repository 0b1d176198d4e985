/** The headers of a host stand under the path that the site is built for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersUnder } from '../../scripts/headers.ts';

const own = readFileSync('public/_headers', 'utf8');
const addresses = (headers: string) => headers.split('\n').filter((line) => /^\S/.test(line));

test('zonder pad blijft het bestand zoals het is', () => expect(headersUnder('/', own)).toBe(own));

test.each(['/spelregels', '/spelregels/', '/een/twee'])('onder %s begint elk adres daarmee', (base) => {
  const headers = headersUnder(base, own);
  expect(addresses(headers)).toEqual(addresses(own).map((each) => base.replace(/\/$/, '') + each));
  expect(headers.replaceAll(base.replace(/\/$/, ''), '')).toBe(own);
});

test('wat lang bewaard mag worden en wat niet staat in de instelling van nginx net zo, onder elk pad', () => {
  const nginx = readFileSync('docs/nginx.conf', 'utf8');
  const map = /map \$uri .*?\}/s.exec(nginx)?.[0] ?? '';
  const rules = [...map.matchAll(/~(\S+)\s+"(.+)";/g)].map(
    ([, pattern, value]) => [pattern!, value!] as const,
  );
  const cached = (path: string) =>
    rules.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? 'no-cache';
  for (const base of ['', '/spelregels'])
    for (const [path, value] of [
      ['/_astro/a.js', 'public, max-age=31536000, immutable'],
      ['/zoek/a.json', 'public, max-age=31536000, immutable'],
      ['/sw.js', 'no-cache'],
      ['/2017/27/', 'no-cache'],
    ] as const)
      expect(cached(base + path), base + path).toBe(value);
  for (const line of own.split('\n').filter((each) => /^ {2}(?!Cache)/.test(each))) {
    const name = line.trim().split(':')[0]!;
    expect(nginx).toContain(`add_header ${name} `);
  }
});
