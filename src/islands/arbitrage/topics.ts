/** The subject of `content/topics` that a case belongs to: by what went wrong, else by the situation that was chosen. */
import type { IrregularityKind } from '../../engine/ruling.ts';
import type { Case } from './case.ts';
import type { Ruled } from './ruled.ts';

const BY_KIND: { readonly [kind in IrregularityKind]: string } = {
  'insufficient-bid': 'onvoldoend-bod',
  'pass-out-of-rotation': 'pas-voor-de-beurt',
  'bid-out-of-rotation': 'bod-voor-de-beurt',
  'double-out-of-rotation': 'doublet-voor-de-beurt',
  'inadmissible-double': 'ontoelaatbaar-doublet',
  'call-while-barred': 'bieden-terwijl-je-moet-passen',
  'bid-over-seven': 'meer-dan-zeven',
  'call-after-final-pass': 'bieding-na-het-einde',
  'change-of-call': 'wijziging-van-bieding',
  'card-exposed': 'getoonde-kaart',
};

const BY_SITUATION: { readonly [situation: string]: string } = {
  'voorspelen-voor-de-beurt': 'voorspelen-voor-de-beurt',
  strafkaart: 'strafkaarten',
  verzaakt: 'verzaken',
  'slagen-opgeeist': 'betwist-opeisen',
};

/** The slug of the subject; undefined while nothing is wrong yet. */
export const topicOf = ({ situation }: Case, ruled: Ruled): string | undefined => {
  const kind = ruled.kind === 'ruled' ? ruled.answer.irregularity?.kind : undefined;
  return kind === undefined ? BY_SITUATION[situation ?? ''] : BY_KIND[kind];
};
