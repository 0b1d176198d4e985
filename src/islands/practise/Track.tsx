/** The set at a glance: a bar for each question, filled when answered, and the same in words. */

/** What became of a question: not yet answered, right or wrong. */
export type Step = 'open' | 'good' | 'bad';

const WORDS: { readonly [step in Step]: string } = { open: 'open', good: 'goed', bad: 'fout' };

export const Track = ({ steps, at }: { readonly steps: readonly Step[]; readonly at: number }) => (
  <p class="track">
    {steps.map((step, place) => (
      <span key={place} class={`${step} ${place === at ? 'here' : ''}`}>
        <span class="hidden-label">
          Vraag {place + 1}: {WORDS[step]}.{' '}
        </span>
      </span>
    ))}
  </p>
);
