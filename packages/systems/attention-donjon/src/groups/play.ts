import type { Rule } from '@souterrain/kernel';
import type { AD1, Group } from '../state.ts';

/** AD1-IA-01 to AD1-IA-17: the whole turn of a group. */
export function* playGroup(_g: AD1, _group: Group): Rule<void> {
  throw new Error('not built yet');
}
