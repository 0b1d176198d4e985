/**
 * How long a first question takes: made by a machine that has made none before, nothing kept and no code warm, as on a page that has
 * just been opened. Every pattern of every edition once, each in a thread of its own; the middle, the 95th percentile and the worst. It is
 * the time of the processor that is counted, so that other work on the machine does not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { readLibrary } from '../src/cli/quiz-library.ts';
import { engineEditions } from '../src/engine/index.ts';
import { codeIn } from '../src/quiz/codes.ts';
import type { QuizLibrary } from '../src/quiz/library.ts';
import { patternsOf, shortcutsTo } from '../src/quiz/make.ts';

/** Milliseconds within which a first question is to stand there. */
const AIM_MS = 100;
/** Any number: questions of one pattern differ in what they cost. */
const NUMBER = 4821;

const THREAD = `
  const { workerData, parentPort } = require('node:worker_threads');
  import(workerData.bundle).then(({ makeQuestion }) => {
    const start = process.threadCpuUsage();
    const { kind } = makeQuestion(workerData.code, workerData.library);
    const { user, system } = process.threadCpuUsage(start);
    parentPort.postMessage({ kind, ms: (user + system) / 1000 });
  });`;

/** Prints a line for every edition, and the slowest patterns. */
export async function benchFirst(): Promise<void> {
  const content = readLibrary();
  const patterns = engineEditions.map((edition) => patternsOf(edition, content));
  const library = { ...content, shortcuts: shortcutsTo(patterns.flat()) };
  const folder = mkdtempSync(join(tmpdir(), 'bench-first-'));
  try {
    const bundle = await bundled(folder);
    for (const [i, edition] of engineEditions.entries()) {
      const codes = patterns[i]!.map(({ pattern }) => codeIn(pattern, NUMBER));
      const took: { readonly code: string; readonly ms: number }[] = [];
      for (const code of codes) took.push({ code, ms: await timeOf({ bundle, code, library }) });
      took.sort((a, b) => a.ms - b.ms);
      const at = (part: number) => took[Math.ceil(part * took.length) - 1]?.ms ?? NaN;
      const late = took.filter(({ ms }) => ms > AIM_MS);
      const worst = late.slice(-5).map(({ code, ms }) => `${code} ${ms.toFixed(0)} ms`);
      console.log(
        [
          `first question, ${edition}, ${took.length} patterns`.padEnd(56),
          `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, worst ${at(1).toFixed(0)} ms`,
          `aim ${AIM_MS} ms`,
          late.length === 0 ? '' : `${late.length} LATER: ${worst.join(', ')}`,
        ].join('  '),
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The question maker in one file, as a page has it: without types to strip or files to look for. */
async function bundled(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: { entry: 'src/quiz/make.ts', formats: ['es'], fileName: 'make' },
      rolldownOptions: { output: { entryFileNames: 'make.mjs' } },
    },
  });
  return join(folder, 'make.mjs');
}

/** Milliseconds that a question takes in a new thread. */
const timeOf = (workerData: {
  readonly bundle: string;
  readonly code: string;
  readonly library: QuizLibrary;
}): Promise<number> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { eval: true, workerData });
    thread.once('error', reject);
    thread.once('message', ({ kind, ms }: { readonly kind: string; readonly ms: number }) =>
      kind === 'fault' ? reject(new Error(workerData.code)) : resolve(ms),
    );
  });
