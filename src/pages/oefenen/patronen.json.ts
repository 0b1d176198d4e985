/** Every pattern that can be asked, as a small file for pages that show progress without making questions. */
import { allPatterns } from '../../practice.ts';

export async function GET(): Promise<Response> {
  return Response.json(await allPatterns());
}
