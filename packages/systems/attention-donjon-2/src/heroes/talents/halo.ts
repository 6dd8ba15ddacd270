import { sameZone } from '@souterrain/crawl/movement/plan';
import type { Feature } from '../../figures/features.ts';

/** AD2-XCRO-09: the halo follows its owner's zone. */
export const halo: Feature = {
  id: 'halo',
  rule: 'AD2-XCRO-09',
  armure: () => 1,
  aura: (state, owner, other) => sameZone(state, owner, other),
};
