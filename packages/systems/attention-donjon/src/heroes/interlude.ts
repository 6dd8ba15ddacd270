import type { Rule } from '@souterrain/kernel';
import type { AD1 } from '../state.ts';

/** AD1-TOWN-01: the whole interlude, hero after hero. */
export function* interlude(_g: AD1): Rule<void> {
  throw new Error('not built yet');
}
