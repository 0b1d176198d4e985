/** Searches away from the page, so that typing never waits: loads the index once, answers each query. */
import { openIndex, type IndexFile, type SearchIndex } from '../../search/index-file.ts';
import { readingOf } from '../../search/rank.ts';
import { search } from '../../search/search.ts';
import type { Ask, Tell } from './messages.ts';

const tell = (message: Tell): void => postMessage(message);

let opened: Promise<SearchIndex | undefined> = Promise.resolve(undefined);

onmessage = async ({ data }: MessageEvent<Ask>) => {
  switch (data.kind) {
    case 'open':
      opened = open(data.url);
      return;
    case 'ask': {
      const index = await opened;
      if (index) tell({ kind: 'answer', id: data.id, answer: search(data.query, index, data.options) });
    }
  }
};

async function open(url: string): Promise<SearchIndex | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const index = openIndex((await response.json()) as IndexFile);
    tell({
      kind: 'opened',
      editions: index.editions.map(({ id, title, colours }) => ({ id, title, colours })),
    });
    void warm(index);
    return index;
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

/** Cuts the documents into words before they are asked for, a few at a time so that a query never waits. */
async function warm(index: SearchIndex): Promise<void> {
  search('a', index, { limit: 1 });
  for (let at = 0; at < index.documents.length; at += 40) {
    index.documents.slice(at, at + 40).forEach(readingOf);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
