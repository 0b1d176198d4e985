/** Serves a built site on a free port as a good host does: compressed, hashed files kept for ever, a 404 page. For measuring. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const PACKED = /\.(html|css|js|json|webmanifest|svg|txt|xml)$/;

/** What a server says instead of a file: only a status, or another text. */
export interface Instead {
  readonly status: number;
  readonly text?: string;
}

/** Starts serving; `origin` is its address, `stop` ends it. `insteadOf` may give another answer than the file at a path. */
export async function serveDist(
  dist = 'dist',
  insteadOf: (path: string) => Instead | undefined = () => undefined,
): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const other = insteadOf(path);
    if (other) {
      response.writeHead(other.status, {
        'Content-Type': TYPES[extname(path)] ?? 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(other.text ?? '');
      return;
    }
    const asked = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const found = existsSync(asked) && statSync(asked).isFile();
    const file = found ? asked : join(dist, '404.html');
    const packed = PACKED.test(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': /\/_astro\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed && { 'Content-Encoding': 'gzip' }),
    });
    response.end(packed ? gzipSync(readFileSync(file)) : readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
