import type { Being, Mark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { TREE, witherTree } from './effects/tree.ts';
import { vanish } from './entities.ts';

/** HB-MAG-29: what goes with a mark once it is over. */
export function spellEnded(g: HB, being: Being, { id, zone }: Mark): void {
  if (id === 'invoque') vanish(g, being, ['HB-MAG-29', 'HB-MAG-37']);
  else if (zone !== undefined && id.startsWith(TREE)) witherTree(g, zone, id);
}
