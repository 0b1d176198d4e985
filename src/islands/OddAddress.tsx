/** Says what in an address of /oefenen/ or /examen/ cannot be followed, and what there is instead. Fetched when there is such an address. */
import { listInWords } from '../dutch/citations.ts';
import { oddFieldInWords } from '../dutch/address-fields.ts';
import { QUIZ_LEVELS } from '../quiz/question.ts';
import { levelName } from '../quiz/wording/names.ts';
import type { OddField } from './address-fields.ts';
import { FORM_IDS, formOf, FREE_COUNT, FREE_MINUTES } from './exam/forms.ts';
import type { EditionChoice } from './practise/choices.ts';
import { COUNTS } from './practise/filter.ts';

interface Props {
  readonly odd: readonly OddField[];
  readonly editions: readonly EditionChoice[];
  readonly page: 'oefenen' | 'examen';
}

/** The notice above what can be chosen. */
export function OddAddress({ odd, editions, page }: Props) {
  const years = listInWords(editions.map(({ year }) => String(year)));
  const offers: { readonly [field: string]: string } = {
    reeks: 'Er zijn er twee: “Opfrissen” en “Oefen je fouten”.',
    proef: `Er zijn: ${listInWords(FORM_IDS.map((id) => formOf({ form: id, edition: '', seed: '' }).title))}.`,
    editie: `Er zijn wel vragen over ${years}.`,
    artikel: 'Een artikel hoort bij een editie; de onderwerpen staan hieronder bij “Onderwerpen”.',
    niveau: `Er zijn: ${listInWords(QUIZ_LEVELS.map(levelName))}.`,
    aantal:
      page === 'oefenen'
        ? `Het kan ${listInWords(COUNTS.map(String), 'of')} zijn.`
        : `Het kan ${FREE_COUNT.least} tot en met ${FREE_COUNT.most} zijn.`,
    minuten: `Het kan ${FREE_MINUTES.least} tot en met ${FREE_MINUTES.most} zijn.`,
    onderwerp: `De onderwerpen staan hieronder bij “${page === 'oefenen' ? 'Onderwerpen' : 'Eigen examen'}”.`,
    soort: 'De soorten staan hieronder bij “Soorten vragen”.',
  };
  return (
    <div class="note odd-address">
      {odd.map(({ name, text }) => (
        <div key={name}>
          {oddFieldInWords(name, text)} {offers[name]}
        </div>
      ))}
      <div>
        {page === 'oefenen'
          ? 'Kies hieronder wat je wilt oefenen. Wat wel te lezen was, is al ingevuld.'
          : 'Kies hieronder het examen. Wat wel te lezen was, is al ingevuld.'}
      </div>
    </div>
  );
}
