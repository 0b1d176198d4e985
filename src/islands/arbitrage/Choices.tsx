/** The choices that a player has, each with what follows from it: read out, and tapped when he has chosen. */
import type { TableEvent } from '../../engine/record.ts';
import type { StepAbout } from '../../engine/step.ts';
import { optionTexts } from '../../dutch/choices.ts';
import { optionName } from '../../dutch/irregularities.ts';
import { seatName } from '../../dutch/seats.ts';
import { chooseBy } from './case.ts';
import { Sentences } from './Sentences.tsx';

interface Props {
  readonly matter: StepAbout<'options'>;
  readonly onChoose: (event: TableEvent) => void;
}

/** A large button for every option. */
export function Choices({ matter, onChoose }: Props) {
  const texts = optionTexts(matter);
  return (
    <div class="choices" role="group" aria-label="Wat wordt er gekozen?">
      {matter.options.map(({ id, by }, at) => (
        <button
          key={`${id} ${by}`}
          type="button"
          class="choice card"
          onClick={() => onChoose(chooseBy(by, id))}
        >
          <strong>
            {seatName(by)}: {optionName(id)}
          </strong>
          <span>
            <Sentences text={texts[at] ?? ''} />
          </span>
        </button>
      ))}
    </div>
  );
}
