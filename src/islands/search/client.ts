/** The page's side of the worker: one worker and one index a page, however many boxes ask. */
import type { Answer, SearchOptions } from '../../search/search.ts';
import type { Ask, ShownEdition, Tell } from './messages.ts';

export interface SearchClient {
  /** The answer to a query; rejects when the index cannot be loaded. */
  readonly ask: (query: string, options?: SearchOptions) => Promise<Answer>;
  /** Resolves when the index is there; rejects when it cannot be loaded. */
  readonly ready: Promise<ReadonlyMap<string, ShownEdition>>;
}

let client: SearchClient | undefined;

/** Loads the index at this address, the first time. */
export const searchClient = (url: string): SearchClient =>
  (client ??= start(new URL(url, location.href).href));

function start(url: string): SearchClient {
  const waiting = new Map<number, (answer: Answer) => void>();
  let fail: (reason: Error) => void = () => undefined;
  let last = 0;
  const broken = new Promise<never>((_, reject) => (fail = reject));
  broken.catch(() => (client = undefined));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (message: Ask) => worker.postMessage(message);
  const opened = new Promise<ReadonlyMap<string, ShownEdition>>((resolve) => {
    worker.onerror = ({ message }) => fail(new Error(message || 'worker'));
    worker.onmessage = ({ data }: MessageEvent<Tell>) => {
      switch (data.kind) {
        case 'opened':
          return resolve(new Map(data.editions.map((edition) => [edition.id, edition])));
        case 'failed':
          return fail(new Error(data.reason));
        case 'answer':
          waiting.get(data.id)?.(data.answer);
          waiting.delete(data.id);
      }
    };
  });
  send({ kind: 'open', url });
  const ask = (query: string, options: SearchOptions = {}) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    send({ kind: 'ask', id, query, options });
    return Promise.race([answered, broken]);
  };
  const ready = Promise.race([opened, broken]);
  ready.catch(() => undefined);
  return { ask, ready };
}

const PATIENCE = 500;

/** Waits for the index; on a slow connection `say` tells the reader so. @throws when it cannot be loaded */
export async function whenReady({ ready }: SearchClient, say: (text: string) => void) {
  const slow = setTimeout(() => say('Het zoekregister wordt geladen …'), PATIENCE);
  return ready.finally(() => clearTimeout(slow));
}
