import { quoted, THIN, WIDE } from '@souterrain/words';
import type { Instead } from '../suggest.ts';

/** After a word that is unknown. */
export const insteadFr = (instead: Instead): string =>
  'meant' in instead
    ? ` Vouliez-vous dire ${quoted(instead.meant)}${THIN}?`
    : ` Possibles${WIDE}: ${instead.known.join(', ')}.`;

export const insteadEn = (instead: Instead): string =>
  'meant' in instead ? ` Did you mean "${instead.meant}"?` : ` Possible: ${instead.known.join(', ')}.`;
