/**
 * A claim on the table: the last cards, what is trump, who claims how much and with what words; and what comes of playing every
 * line. The claim stands in the case, and so in the address.
 */
import { useId } from 'preact/hooks';
import { DENOMINATIONS, type Denomination } from '../../engine/calls.ts';
import { claimedTricks, faultOfClaim, makeClaim, parseClaim, type Claim } from '../../claims/code.ts';
import { tricksLeft } from '../../claims/ending.ts';
import { sayDenomination, showDenomination } from '../../dutch/calls.ts';
import { claimFaultInWords } from '../../dutch/claims.ts';
import { seatName } from '../../dutch/seats.ts';
import type { Case } from './case.ts';
import { ClaimHands, ClaimTrick } from './ClaimHands.tsx';
import { ClaimPicture } from './ClaimPicture.tsx';
import { ClaimResult } from './ClaimResult.tsx';
import { ClaimSaid } from './ClaimSaid.tsx';
import { SeatPick } from './SeatPick.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  readonly kase: Case;
  /** Where it stands that the concession of a trick is cancelled. */
  readonly concession: readonly string[];
  readonly set: (next: Case) => void;
}

const EMPTY: Claim = {
  ending: {
    trump: 'S',
    declarer: 'S',
    claimer: 'S',
    leader: 'S',
    hands: { N: [], E: [], S: [], W: [] },
    trick: [],
  },
  claimed: 'rest',
  statement: [],
};

/** The ending of a claim and what comes of it. */
export function ClaimView({ kase, concession, set }: Props) {
  const claim = (kase.claim === undefined ? undefined : parseClaim(kase.claim)) ?? EMPTY;
  const { ending, statement } = claim;
  const change = (next: Partial<Claim>) => set({ ...kase, claim: makeClaim({ ...claim, ...next }) });
  const changeEnding = (next: Partial<Claim['ending']>) => change({ ending: { ...ending, ...next } });
  const fault = faultOfClaim(claim);
  const left = tricksLeft(ending);
  return (
    <section class="claim" aria-labelledby="laatste-kaarten">
      <h2 id="laatste-kaarten" tabIndex={-1}>
        De laatste kaarten
      </h2>
      {kase.claim !== undefined && parseClaim(kase.claim) === undefined && (
        <p class="notice">De kaarten in het adres zijn niet te lezen. Voer ze opnieuw in.</p>
      )}
      <ClaimPicture claim={claim} />
      <ClaimHands
        claim={claim}
        onHand={(seat, cards) => changeEnding({ hands: { ...ending.hands, [seat]: cards } })}
      />
      <div class="panel">
        <Trump value={ending.trump} onPick={(trump) => changeEnding({ trump })} />
        <SeatPick legend="Leider" value={ending.declarer} onPick={(declarer) => changeEnding({ declarer })} />
        <SeatPick
          legend="Wie eist op?"
          value={ending.claimer}
          onPick={(claimer) => changeEnding({ claimer })}
        />
        <SeatPick
          legend={ending.trick.length > 0 ? 'Wie speelde de lopende slag voor?' : 'Wie is aan slag?'}
          value={ending.leader}
          onPick={(leader) => changeEnding({ leader })}
        />
        <ClaimTrick claim={claim} onTrick={(trick) => changeEnding({ trick })} />
        <label class="inline">
          Hoeveel slagen eist de partij van {seatName(ending.claimer)} op?
          <select
            value={claim.claimed}
            onChange={({ currentTarget: { value } }) =>
              change({ claimed: value === 'rest' ? value : Number(value) })
            }
          >
            <option value="rest">alle{left > 0 ? ` (${left})` : ''}</option>
            {Array.from({ length: Math.max(left, claimedTricks(claim)) + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <ClaimSaid
          claim={claim}
          onSaid={(next) => change({ statement: next })}
          onUndo={() => change({ statement: statement.slice(0, -1) })}
        />
      </div>
      {fault === undefined ? (
        <ClaimResult claim={claim} concession={concession} />
      ) : (
        <p class="hint" role="status">
          {claimFaultInWords(fault)}
        </p>
      )}
    </section>
  );
}

function Trump({
  value,
  onPick,
}: {
  readonly value: Denomination;
  readonly onPick: (trump: Denomination) => void;
}) {
  const name = useId();
  return (
    <fieldset class="seats five">
      <legend>Troef</legend>
      {[...DENOMINATIONS].reverse().map((denomination) => (
        <label key={denomination} class="pick">
          <input
            type="radio"
            name={name}
            checked={value === denomination}
            onChange={() => onPick(denomination)}
          />
          <span>
            <Sign text={showDenomination(denomination)} say={sayDenomination(denomination)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
