import { sameZone } from '@souterrain/crawl/movement';
import { defineFeature } from '../../world/features.ts';

/** AD1-CROI-15: the halo follows its owner's zone. */
export const halo = defineFeature({
  id: 'halo',
  rule: 'AD1-CROI-15',
  name: 'Halo protecteur',
  endurance: () => ({ value: 1, nature: 'protection' }),
  aura: (g, owner, other) => sameZone(g, owner, other),
});
