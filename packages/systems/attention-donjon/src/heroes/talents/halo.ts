import { sameZone } from '@souterrain/crawl/movement';
import type { Feature } from '../../world/features.ts';

/** AD1-CROI-15: the halo follows its owner's zone. */
export const halo: Feature = {
  id: 'halo',
  rule: 'AD1-CROI-15',
  name: 'Halo protecteur',
  endurance: () => ({ value: 1, nature: 'protection' }),
  aura: (g, owner, other) => sameZone(g, owner, other),
};
