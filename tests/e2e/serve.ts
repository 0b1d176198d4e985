/** Serves the built site for the browser tests, as `npm start` does; each test file opens its own Chromium with `browser.ts`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

const FIRST_PORT = 4400;
const PATIENCE_MS = 30_000;

export default async function serve(project: TestProject) {
  if (!existsSync('dist/index.html')) throw new Error('dist/ is leeg: bouw eerst met npm run build');
  const server = spawn('astro', ['preview', '--port', String(FIRST_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('astro preview start niet')), PATIENCE_MS);
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /localhost:(\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(late);
      resolve(`http://localhost:${port}`);
    });
    server.on('exit', (code) => reject(new Error(`astro preview stopte met ${code}: ${said}`)));
  });
  project.provide('origin', origin);
  return () => {
    server.removeAllListeners('exit');
    server.kill();
  };
}
