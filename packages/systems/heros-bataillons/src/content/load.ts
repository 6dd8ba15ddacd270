import { packSystem } from '@souterrain/content';
import { heavyKits } from './check/kits.ts';
import { dangling } from './check/references.ts';
import { SHIPPED } from './index.ts';
import { KINDS } from './schema/index.ts';

export { KINDS } from './schema/index.ts';

/** How packs of Héros & Bataillons are read and checked. */
export const { PACKS, loadPack, faultIn } = packSystem({
  system: 'heros-bataillons',
  kinds: KINDS,
  shipped: SHIPPED,
  faults: (entries, lang) => [...dangling(entries, lang), ...heavyKits(entries, lang)],
});
