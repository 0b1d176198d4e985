/** 2017, article 16: what a call told that the law takes back, where the article about it does not say so itself. */
import type { Article } from '../../laws.ts';
import { information } from '../../ruling.ts';

/** Ongeoorloofde informatie. */
const article16: Article = {
  number: '16',
  clauses: [
    {
      cite: '16C2',
      quote: 'informatie uit haar eigen ingetrokken biedingen en kaarten ongeoorloofd',
      at: 'attention',
      when: ({ offence: { kind, call, defends } }) =>
        kind === 'inadmissible-double' ||
        kind === 'call-while-barred' ||
        kind === 'bid-over-seven' ||
        (kind === 'call-after-final-pass' && defends && call !== 'P'),
      then: [information('16C')],
    },
  ],
};

export const informationFromCalls: readonly Article[] = [article16];
