import type { Figure } from '@souterrain/crawl';
import { bans } from '@souterrain/crawl/figures';
import type { Rule } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';

/** AD2-ETAT-26: unable to act, its activation is skipped; what it shakes off comes at its end (see `shakesOff`). */
export function* playImpaired(g: AD2, figure: Figure): Rule<boolean> {
  return bans(g, figure, 'actions') || figure.marks.some(({ id }) => id === 'a-terre');
}
