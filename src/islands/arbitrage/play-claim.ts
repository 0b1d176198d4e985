/** Plays a claim in a worker, one at a time; where there are no workers, in the page itself. */
import { claimedTricks, type Claim } from '../../claims/code.ts';
import type { ClaimReport } from '../../claims/report.ts';

let worker: Worker | undefined;

/** The report of a claim without fault. @throws Error when the worker fails; a newer claim puts an older one off. */
export async function playClaim(claim: Claim): Promise<ClaimReport> {
  worker?.terminate();
  worker = undefined;
  if (typeof Worker === 'undefined') {
    const { reportOf } = await import('../../claims/report.ts');
    return reportOf(claim.ending, claimedTricks(claim), claim.statement);
  }
  const own = new Worker(new URL('./claim-worker.ts', import.meta.url), { type: 'module' });
  worker = own;
  return new Promise((resolve, reject) => {
    own.addEventListener('message', ({ data }: MessageEvent<ClaimReport>) => resolve(data));
    own.addEventListener('error', () => reject(new Error('claim-worker')));
    own.postMessage(claim);
  });
}
