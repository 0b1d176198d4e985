// Everything that must hold before a change lands, in the order in which it fails fastest. `npm test` sets up and runs this.
import { spawnSync } from 'node:child_process';
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

/** name, command, and for a suite the report its tests are counted from */
const STAGES = [
  ['opmaak', ['prettier', '--check', '--log-level=warn', '.']],
  ['lint', ['eslint', '.']],
  ['ongebruikte code', ['knip', '--no-progress', '--no-config-hints']],
  ['spelling', ['cspell', '--no-progress', '--no-summary', 'content/**/*.{mdx,yaml}']],
  ['typen', ['astro', 'check', '--minimumFailingSeverity', 'warning']],
  ['typen van de rekenkern', ['tsc', '--noEmit', '-p', 'src/engine']],
  ['eenheidstests', vitest('unit'), 'unit'],
  ['bouwen', ['npm', 'run', '-s', 'build']],
  ['links', ['node', 'scripts/check-links.ts']],
  ['budgetten', ['node', 'scripts/check-budgets.ts']],
  ['browsertests', vitest('e2e'), 'e2e'],
];

const run = (command) => {
  const [name, ...args] = command;
  return spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
};

const total = { passed: 0, failed: 0 };
for (const [name, command, suite] of STAGES) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const status = run(command);
  if (suite) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(`${REPORTS}/${suite}.json`, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
  }
  console.log(
    `   ${name}: ${status === 0 ? 'goed' : 'FOUT'} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) {
    console.log(`\n${total.passed} passed, ${Math.max(total.failed, 1)} failed`);
    process.exit(1);
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
