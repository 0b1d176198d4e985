/** The worker behind `play-claim.ts`: a claim in, its report out. */
import { claimedTricks, type Claim } from '../../claims/code.ts';
import { reportOf } from '../../claims/report.ts';

addEventListener('message', ({ data: claim }: MessageEvent<Claim>) => {
  postMessage(reportOf(claim.ending, claimedTricks(claim), claim.statement));
});
