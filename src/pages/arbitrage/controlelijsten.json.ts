/** The checklists of the ruling helper, fetched with the helper itself, so that the page that only begins goes without. */
import { checklists } from '../../laws.ts';

export async function GET(): Promise<Response> {
  return Response.json(await checklists());
}
