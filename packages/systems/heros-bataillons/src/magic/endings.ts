import type { Being, Mark, ZoneId } from '../pieces.ts';
import type { HB } from '../world.ts';
import { vanish } from './entities.ts';

/** HB-MAG-29: what goes with a mark once it is over. */
export function spellEnded(g: HB, being: Being, { id, zone }: Mark): void {
  if (id === 'invoque') vanish(g, being, ['HB-MAG-29', 'HB-MAG-37']);
  else if (zone !== undefined && id.startsWith(TREE)) witherTree(g, zone, id);
}

/** HB-SCH-08: those who stood behind it are in the open. */
export function witherTree(g: HB, zone: ZoneId, tree: string): void {
  if (g.state.scene === null) return;
  g.emit({ type: 'positionWithered', zone, position: tree, rules: ['HB-MAG-29'] });
  for (const being of g.state.beings)
    if (being.zone === zone && being.position === tree)
      g.emit({ type: 'beingMoved', being: being.id, zone, position: null, how: 'sort', rules: ['HB-MAG-29'] });
}

export const TREE = 'arbre-';
