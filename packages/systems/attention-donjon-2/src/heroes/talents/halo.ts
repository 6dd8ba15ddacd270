import { sameZone } from '@souterrain/crawl/movement/plan';
import type { Feature } from '../../figures/features.ts';
import { prevails } from './auras.ts';

/** AD2-XCRO-09: the halo follows its owner's zone. */
export const halo: Feature = {
  id: 'halo',
  rule: 'AD2-XCRO-09',
  armure: (state, at) => (prevails(state, at) ? 1 : 0),
  aura: (state, owner, other) => sameZone(state, owner, other),
};
