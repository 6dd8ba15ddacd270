import { packSystem } from '@souterrain/content';
import { SHIPPED } from './index.ts';
import { KINDS } from './schema/index.ts';

/** How packs of Le Puits are read and checked. */
export const { PACKS, loadPack, faultIn } = packSystem({
  system: 'le-puits',
  kinds: KINDS,
  shipped: SHIPPED,
  faults: () => [],
});
