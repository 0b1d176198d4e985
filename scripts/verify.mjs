// Everything that must hold before a change lands, in the order in which it fails fastest. `npm test` sets up and runs this.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { needChromium } from './chromium.mjs';

const REPORTS = '.cache/reports';
mkdirSync(REPORTS, { recursive: true });
process.env.CHROMIUM = needChromium();

const vitest = (project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${project}.json`,
];

/**
 * Groups of chains of stages: the chains of a group run side by side, as many as keep every processor busy, the stages of a chain
 * one after another. A stage keeps one processor busy, a suite all of them. The build comes after the types, because both
 * write what Astro knows of the content. A stage: name, command, and for a suite the report its tests are counted from.
 */
const GROUPS = [
  [
    [
      ['typen', ['astro', 'check', '--minimumFailingSeverity', 'warning']],
      ['bouwen', ['npm', 'run', '-s', 'build']],
      ['links', ['node', 'scripts/check-links.ts']],
      ['budgetten', ['node', 'scripts/check-budgets.ts']],
    ],
    [['opmaak', ['prettier', '--check', '--log-level=warn', '.']]],
    [['lint', ['eslint', '.']]],
    [['ongebruikte code', ['knip', '--no-progress', '--no-config-hints']]],
    [['spelling', ['cspell', '--no-progress', '--no-summary', 'content/**/*.{mdx,yaml}']]],
    [['typen van de rekenkern', ['tsc', '--noEmit', '-p', 'src/engine']]],
  ],
  [[['eenheidstests', vitest('unit'), 'unit']]],
  [[['browsertests', vitest('e2e'), 'e2e']]],
];
const SIDE_BY_SIDE = 2;

const total = { passed: 0, failed: 0 };

/** Runs a stage and says how it went; beside others its output waits until it is done, so that lines do not mix. */
const run = ([name, [command, ...args], suite], alone) =>
  new Promise((resolve) => {
    const start = Date.now();
    const head = `\n── ${name}`;
    if (alone) console.log(head);
    const child = spawn(command, args, {
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
    child.on('error', ({ message }) => said.push(Buffer.from(message)));
    child.on('close', (status) => {
      if (!alone) console.log(`${head}\n${Buffer.concat(said).toString()}`.trimEnd());
      if (suite) count(suite);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`   ${name}: ${status === 0 ? 'goed' : 'FOUT'} (${seconds} s)`);
      resolve(status === 0);
    });
  });

const count = (suite) => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(`${REPORTS}/${suite}.json`, 'utf8'));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
};

/** Runs the stages of a chain until one fails. Says whether all were good. */
const runChain = async (stages, alone) => {
  for (const stage of stages) if (!(await run(stage, alone))) return false;
  return true;
};

/** Runs the chains of a group, a few at a time. Says whether all were good. */
const runGroup = async (chains) => {
  const waiting = [...chains];
  let good = true;
  const lane = async () => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift())
      good = (await runChain(chain, chains.length === 1)) && good;
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  return good;
};

for (const group of GROUPS)
  if (!(await runGroup(group))) {
    console.log(`\n${total.passed} passed, ${Math.max(total.failed, 1)} failed`);
    process.exit(1);
  }
console.log(`\n${total.passed} passed, ${total.failed} failed`);
