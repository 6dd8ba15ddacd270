import { lose } from '../beings/marks.ts';
import { areEnemies, type Being, type BeingId, beingOf, type HB, hasMark, type Mark } from '../state.ts';
import { TREE, witherTree } from './effects/arbre.ts';
import { vanish, vanishIfSpent } from './entity.ts';

/** HB-MAG-29: what goes with a mark once it is over. */
export function spellEnded(g: HB, being: Being, { id, zone }: Mark): void {
  if (id === 'invoque') vanish(g, being, ['HB-MAG-29', 'HB-MAG-37']);
  else if (zone !== undefined && id.startsWith(TREE)) witherTree(g, zone, id);
}

/** What damage does to the spells on a being. */
export function spellStruck(g: HB, being: Being, by: BeingId | null): void {
  if (being.kind === 'invoque') vanishIfSpent(g, being);
  // HB-MAG-41: over as soon as the caster's side hurts it.
  if (by !== null && hasMark(being, 'domine') && !areEnemies(being, beingOf(g.state, by)))
    lose(g, being, { mark: 'domine', why: 'retire', rules: ['HB-MAG-41'] });
}
