/** Score calculator: contract, doubling, vulnerability and tricks in; the score and how it is made up out. The engine does the sums. */
import './score-calculator.css';
import { useState } from 'preact/hooks';
import { DOUBLINGS, type Doubling } from '../engine/auction.ts';
import { DENOMINATIONS, LEVELS, type Denomination, type Level } from '../engine/calls.ts';
import { BOOK, scoreOf, scoreTableById, TRICKS, type ScoreTableId } from '../engine/scoring.ts';
import { showDenomination } from '../dutch/calls.ts';
import { doublingInWords, scoreItemInWords } from '../dutch/scores.ts';
import { SuitText } from './SuitText.tsx';

/** Tricks above or below the contract as people say it: "contract", "+1", "2 down". */
const resultInWords = (tricks: number, level: Level): string => {
  const over = tricks - BOOK - level;
  return over === 0
    ? 'precies gehaald'
    : over > 0
      ? `${over} overslag${over > 1 ? 'en' : ''}`
      : `${-over} down`;
};

/** The calculator for one score table. */
export function ScoreCalculator({ table }: { readonly table: ScoreTableId }) {
  const [level, setLevel] = useState<Level>(3);
  const [denomination, setDenomination] = useState<Denomination>('NT');
  const [doubling, setDoubling] = useState<Doubling>('none');
  const [vulnerable, setVulnerable] = useState(false);
  const [tricks, setTricks] = useState(9);
  const score = scoreOf(scoreTableById(table), { level, denomination, doubling }, tricks, vulnerable);

  return (
    <form class="calculator card" onSubmit={(event) => event.preventDefault()}>
      <Choice name="Hoogte" values={LEVELS} value={level} show={String} choose={setLevel} />
      <Choice
        name="Speelsoort"
        values={DENOMINATIONS}
        value={denomination}
        show={showDenomination}
        choose={setDenomination}
      />
      <Choice
        name="Doublet"
        values={DOUBLINGS}
        value={doubling}
        show={doublingInWords}
        choose={setDoubling}
      />
      <Choice
        name="Kwetsbaar"
        values={[false, true] as const}
        value={vulnerable}
        show={(yes) => (yes ? 'kwetsbaar' : 'niet kwetsbaar')}
        choose={setVulnerable}
      />
      <label>
        Slagen van de leider
        <select value={tricks} onChange={({ currentTarget }) => setTricks(Number(currentTarget.value))}>
          {Array.from({ length: TRICKS + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count} ({resultInWords(count, level)})
            </option>
          ))}
        </select>
      </label>
      <output class="result" aria-live="polite">
        {score.kind === 'score' && (
          <>
            <strong>
              {score.points >= 0
                ? `${score.points} punten voor de leider`
                : `${-score.points} punten voor de tegenspelers`}
            </strong>
            <span>
              {score.parts
                .map(({ item, points }) => `${scoreItemInWords(item)} ${Math.abs(points)}`)
                .join(' + ')}
            </span>
          </>
        )}
      </output>
    </form>
  );
}

interface ChoiceProps<T> {
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly show: (value: T) => string;
  readonly choose: (value: T) => void;
}

function Choice<T extends string | number | boolean>({ name, values, value, show, choose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {values.map((each) => (
        <label key={String(each)} class="pick">
          <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
          <span>
            <SuitText text={show(each)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
