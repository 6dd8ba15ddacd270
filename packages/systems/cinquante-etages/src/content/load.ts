import { packSystem } from '@souterrain/content';
import { depthFaults } from './check/depths.ts';
import { dangling } from './check/references.ts';
import { tableFaults } from './check/tables.ts';
import { SHIPPED } from './index.ts';
import { KINDS } from './schema/index.ts';

export { KINDS } from './schema/index.ts';

/** How packs of Cinquante Étages are read and checked. */
export const { PACKS, loadPack, faultIn } = packSystem({
  system: 'cinquante-etages',
  kinds: KINDS,
  shipped: SHIPPED,
  faults: (entries, lang) => [...dangling(entries, lang), ...tableFaults(entries, lang), ...depthFaults(entries, lang)],
});
