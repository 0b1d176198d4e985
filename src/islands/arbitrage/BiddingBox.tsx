/**
 * A bidding box for a thumb: a bid is two taps, its level and then its denomination; pass, double and redouble are one. What
 * would be insufficient can be entered all the same, and is named so: that is what directors are called for.
 */
import { useState } from 'preact/hooks';
import { isSufficient, type Auction } from '../../engine/auction.ts';
import {
  DENOMINATIONS,
  LEVELS,
  type Denomination,
  type Level,
  type LevelOverSeven,
  type SpokenCall,
} from '../../engine/calls.ts';
import { sayCall, sayDenomination, showCall, showDenomination } from '../../dutch/calls.ts';
import { Sign } from './Sign.tsx';

type AnyLevel = Level | LevelOverSeven;

interface Props {
  /** The calls that stand, against which a bid is sufficient or not. */
  readonly auction: Auction;
  readonly onCall: (call: SpokenCall) => void;
  /** What the box is for, for screen readers: “Zuid biedt”. */
  readonly label: string;
  /** Offer three passes at once, which close the auction. */
  readonly onThreePasses?: () => void;
}

/** The box; nothing is entered on the first tap of a bid. */
export function BiddingBox({ auction, onCall, label, onThreePasses }: Props) {
  const [level, setLevel] = useState<AnyLevel>();
  const call = (made: SpokenCall) => {
    setLevel(undefined);
    onCall(made);
  };
  return (
    <div class="box" role="group" aria-label={label}>
      <div class="levels">
        {LEVELS.map((each) => (
          <button
            key={each}
            type="button"
            class="key"
            aria-pressed={level === each}
            onClick={() => setLevel(level === each ? undefined : each)}
          >
            {each}
          </button>
        ))}
      </div>
      <div class="strains">
        {DENOMINATIONS.map((denomination) => (
          <Strain
            key={denomination}
            level={level}
            denomination={denomination}
            auction={auction}
            onCall={call}
          />
        ))}
      </div>
      <div class="others">
        <button type="button" class="key wide" onClick={() => call('P')}>
          Pas
        </button>
        <button type="button" class="key wide" onClick={() => call('X')}>
          Doublet
        </button>
        <button type="button" class="key wide" onClick={() => call('XX')}>
          Redoublet
        </button>
        <button
          type="button"
          class="key wide"
          aria-pressed={level === 8}
          onClick={() => setLevel(level === 8 ? undefined : 8)}
        >
          Bod van 8
        </button>
        {onThreePasses && (
          <button type="button" class="key wide" onClick={onThreePasses}>
            3 × pas
          </button>
        )}
      </div>
    </div>
  );
}

interface StrainProps {
  readonly level: AnyLevel | undefined;
  readonly denomination: Denomination;
  readonly auction: Auction;
  readonly onCall: (call: SpokenCall) => void;
}

function Strain({ level, denomination, auction, onCall }: StrainProps) {
  if (level === undefined)
    return (
      <button type="button" class="key strain" aria-disabled="true">
        <Sign
          text={showDenomination(denomination)}
          say={`${sayDenomination(denomination)}, kies eerst een hoogte`}
        />
      </button>
    );
  const bid = `${level}${denomination}` as const;
  const low = !isSufficient(auction, bid);
  return (
    <button type="button" class={`key strain${low ? ' low' : ''}`} onClick={() => onCall(bid)}>
      <Sign text={showCall(bid)} say={`${sayCall(bid)}${low ? ', onvoldoende' : ''}`} />
      {low && <small aria-hidden="true">te laag</small>}
    </button>
  );
}
