/** Serves the built site as `npm start` does, for the browser tests and the measurements. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const FIRST_PORT = 4400;
const PATIENCE_MS = 30_000;

/** A running server: where it answers, without a slash at the end, and how to stop it. */
export interface Preview {
  readonly origin: string;
  readonly stop: () => void;
}

/** Starts `astro preview` on a free port. @throws Error when there is no built site or the server does not start. */
export async function startPreview(): Promise<Preview> {
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
  return {
    origin,
    stop: () => {
      server.removeAllListeners('exit');
      server.kill();
    },
  };
}
