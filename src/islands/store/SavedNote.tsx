/** Says in clear words when an answer did not reach the database; silent when all is well. */
import { to } from '../../base-path.ts';
import type { Saved, Trouble } from './log.ts';

const WHY: { readonly [trouble in Trouble]: string } = {
  full: 'De opslag van je browser is vol.',
  unavailable: 'Je browser geeft de site geen opslag, bijvoorbeeld in een privévenster.',
};

/** Why the database cannot be used, in one sentence. */
export const troubleInWords = (trouble: Trouble): string => WHY[trouble];

/** What became of the last answer, when that matters. The region is always there, so that a change is read aloud. */
export const SavedNote = ({ saved }: { readonly saved?: Saved }) => (
  <div role="status">
    {saved !== undefined && saved.kind !== 'saved' && (
      <p class="note">
        {troubleInWords(saved.why)}{' '}
        {saved.kind === 'set-aside'
          ? 'Dit antwoord is apart gezet en telt gewoon mee.'
          : 'Dit antwoord blijft alleen bewaard zolang deze bladzijde open is.'}{' '}
        <a href={to('/voortgang/#bewaren')}>Bewaar je voortgang als bestand</a>.
      </p>
    )}
  </div>
);
