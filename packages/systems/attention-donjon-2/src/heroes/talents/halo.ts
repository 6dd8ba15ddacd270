import { sameZone } from '@souterrain/crawl/movement';
import { defineFeature } from '../../world/features.ts';
import { prevails } from './auras.ts';

/** AD2-XCRO-09: the halo follows its owner's zone. */
export const halo = defineFeature({
  id: 'halo',
  rule: 'AD2-XCRO-09',
  name: 'Halo protecteur',
  armure: (g, at) => (prevails(g, at) ? 1 : 0),
  aura: (g, owner, other) => sameZone(g, owner, other),
});
