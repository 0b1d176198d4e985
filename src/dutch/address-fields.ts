/** What is said of a field in the address of a question or an exam that cannot be followed. What there is instead is told by the page. */

/** By the name of the field: what is said of what stands in it, and what is said when it is needed and nothing stands in it. */
const ODD: { readonly [field: string]: { readonly odd: string; readonly missing?: string } } = {
  reeks: { odd: 'Het adres noemt een reeks die hier niet bestaat' },
  proef: {
    odd: 'Het adres noemt een examen dat hier niet bestaat',
    missing: 'In het adres staat niet welk examen het is',
  },
  editie: { odd: 'Het adres noemt een editie waarover hier geen vragen zijn' },
  artikel: { odd: 'Het adres noemt een artikel waarover hier geen vragen zijn' },
  onderwerp: { odd: 'Het adres noemt een onderwerp waarover hier geen vragen zijn' },
  niveau: { odd: 'Het adres noemt een niveau dat hier niet bestaat' },
  soort: { odd: 'Het adres noemt een soort vraag die hier niet bestaat' },
  aantal: { odd: 'Het aantal vragen in het adres kan niet' },
  minuten: { odd: 'De tijd in het adres kan niet' },
  zaad: {
    odd: 'Het nummer van het examen in het adres is niet te lezen',
    missing: 'In het adres ontbreekt het nummer van het examen',
  },
};

/** Why a field cannot be followed, with what stands in it, cut short. */
export const oddFieldInWords = (name: string, text: string): string => {
  const { odd = 'Het adres is niet te volgen', missing = odd } = ODD[name] ?? {};
  return text === '' ? `${missing}.` : `${odd}: “${text.slice(0, FOUND_AT_MOST)}”.`;
};

const FOUND_AT_MOST = 40;
