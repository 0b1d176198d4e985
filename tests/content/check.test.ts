/** Content is held against its fields and against all it points at, and every fault names file and line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/check-content.ts';

test('the content has no fault', () => expect(contentFaults()).toEqual([]));

/** A file of the content, what is broken in it (the words, and what stands there instead), what must be said, and how many lines further. */
type Break = readonly [file: string, from: string | RegExp, to: string, said: string, off?: number];

/** Each in a file of its own; the line is where the new words stand. */
const BREAKS: readonly Break[] = [
  ['editions/2017/1.mdx', /^title: .*$/m, 'titel: x', 'title: '],
  ['editions/2017/2.mdx', /^kind: summary$/m, 'kind: tekst', 'kind: '],
  ['editions/2017/3.mdx', /^title: (.*)$/m, 'title: [$1', '', 1],
  ['editions/2017/4.mdx', /$/, '\n<Deel n="Z">x</Deel>\n', 'unknown tag <Deel>'],
  ['editions/2017/5.mdx', /$/, '\n<Part n="Z9">x</Part>\n', 'must stand directly in part Z'],
  ['editions/1959/27.mdx', 'in="40"', 'in="99"', 'artikel 99 heeft geen <Note n="titel" of="27">'],
  ['editions/1930/cases.yaml', /^ {2}- .*$/m, '  - N_b1S_zomaar', 'is niet te lezen'],
  ['editions/1959/cases.yaml', /^ {2}- .*$/m, '  - N_b1S_kE-reject', 'is niet te volgen'],
  ['editions/2007/cases.yaml', /^cases:$/m, 'zaken:', 'cases: '],
  ['topics/onvoldoend-bod.mdx', '["7", "8", "9"]', '["7", "8", "27Z9"]', '1930 heeft geen bepaling 27Z9'],
  ['topics/strafkaarten.mdx', /^ {2}- \{ "2007": "[^"]*"/m, '  - { "2007": "30q"', '2007 heeft geen bepaling 30q'],
  ['topics/verzaken.mdx', /^title:/m, 'titel:', 'title: '],
  ['topics/dummy.mdx', /^default: .*$/m, 'default: ["1959", "1960"]', 'default.1: '],
  ['questions/borden-en-geven.yaml', /^ {2}cites: .*$/m, '  cites: ["77Q"]', '77Q staat niet op de site'],
  ['questions/score.yaml', /^ {2}topic: .*$/m, '  topic: zomaar', 'het onderwerp "zomaar" bestaat niet'],
  ['questions/begrippen.yaml', /^ {2}level: .*$/m, '  level: makkelijk', 'level: '],
  ['questions/opeisen-en-afstaan.yaml', /^ {2}prompt: (.*)$/m, '  prompt: [$1', '', 1],
  ['questions/1930.yaml', / {6}correct: true$/m, '      correct: false', '0 goede antwoorden', -5],
  ['glossary/aarzeling.mdx', '"2017/73C1"', '"2017/73Q1"', '2017 73Q1 staat niet op de site'],
  ['glossary/tempo.mdx', /^see: .*$/m, 'see: [zomaar]', 'het begrip "zomaar" bestaat niet'],
  ['checklists/2017/strafkaart.yaml', /^ {4}cites: .*$/m, "    cites: ['999']", '2017 999 staat niet op de site'],
  ['checklists/2017/verzaakt.yaml', /^ {4}when: .*$/m, '    when: { zomaar: [ja] }', '"zomaar" heeft hiervoor geen antwoord'],
  ['paths/basis.yaml', /^ {4}read: .*$/m, '    read: ["2017/99"]', '2017 99 staat niet op de site'],
  ['paths/gevorderd.yaml', /^ {4}practise: .*$/m, '    practise: zomaar', 'het onderwerp "zomaar" bestaat niet'],
];

describe('what is broken is told with file and line', () => {
  const root = mkdtempSync(join(tmpdir(), 'inhoud-'));
  afterAll(() => rmSync(root, { recursive: true }));
  cpSync('content', join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/editions/2017/999.mdx'), '---\nkind: text\ntitle: x\n---\n');
  writeFileSync(join(root, 'content/topics/los.md'), 'x');
  const rows = BREAKS.map(([name, from, to, said, off = 0]) => {
    const file = `content/${name}`;
    const before = readFileSync(join(root, file), 'utf8').trimEnd();
    const after = before.replace(from, to);
    writeFileSync(join(root, file), after);
    let at = 0;
    while (before[at] === after[at] && at < before.length) at++;
    const isBlank = after.slice(at).match(/^\n+/)?.[0].length ?? 0;
    return { file, isBroken: before !== after, line: after.slice(0, at + isBlank).split('\n').length + off, said };
  });
  const faults = contentFaults(root);

  test.each(rows)('$file:$line $said', ({ file, isBroken, line, said }) => {
    expect(isBroken).toBe(true);
    const own = faults.filter((fault) => fault.startsWith(`${file}:`));
    expect(own.join('\n')).toContain(said);
    expect(own.map((fault) => Number(fault.split(':')[1]))).toContain(line);
  });

  test.each([
    'content/editions/2017/999.mdx:1: staat niet in src/editions.ts',
    'content/topics/los.md:1: hier hoort geen bestand met deze naam',
  ])('%s', (fault) => expect(faults).toContain(fault));

  test('no other file is said to be wrong, and nothing without a line', () => {
    const broken = new Set([...rows.map(({ file }) => file), 'content/editions/2017/999.mdx', 'content/topics/los.md']);
    const files = faults.map((fault) => /^(.+?):\d+: /.exec(fault)?.[1]);
    expect(files.filter((file) => file === undefined)).toEqual([]);
    // The other half of the footnote that points nowhere now, and terms of an article that could not be read.
    const beside = ['content/editions/1959/40.mdx'];
    const lost = faults.filter((fault) => !broken.has(fault.split(':')[0]!) && !beside.includes(fault.split(':')[0]!));
    expect(lost.filter((fault) => !/2017 [1-5]\w* staat niet op de site$/.test(fault))).toEqual([]);
  });
});
