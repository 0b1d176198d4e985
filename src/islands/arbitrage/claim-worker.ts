/** The worker behind `play-claim.ts`: a claim in, its report out. */
import type { Claim } from '../../claims/code.ts';
import { reportOf } from '../../claims/report.ts';

addEventListener('message', ({ data: { ending, claimed, statement } }: MessageEvent<Claim>) => {
  postMessage(reportOf(ending, claimed, statement));
});
