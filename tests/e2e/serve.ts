/** Serves the built site for the browser tests; each test file opens its own Chromium with `browser.ts`. */
import { preview } from 'astro';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function serve(project: TestProject) {
  const server = await preview({ root: '.', server: { port: 4400 }, logLevel: 'error' });
  project.provide('origin', `http://localhost:${server.port}`);
  return () => server.stop();
}
