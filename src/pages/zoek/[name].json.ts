/** The index file of search, under a name that changes with its content. */
import type { APIRoute } from 'astro';
import { searchFile } from '../../search-file.ts';

export async function getStaticPaths() {
  const { name } = await searchFile();
  return [{ params: { name: name.replace(/\.json$/, '') } }];
}

export const GET: APIRoute = async () =>
  new Response((await searchFile()).json, { headers: { 'content-type': 'application/json' } });
