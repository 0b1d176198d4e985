/** Serves the built site for the browser tests; each test file opens its own Chromium with `browser.ts`. */
import type { TestProject } from 'vitest/node';
import { startPreview } from '../../scripts/preview.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function serve(project: TestProject) {
  const { origin, stop } = await startPreview();
  project.provide('origin', origin);
  return stop;
}
