import { lose } from '../beings/marks.ts';
import { areEnemies, type Being, type BeingId, hasMark } from '../pieces.ts';
import { beingOf } from '../state.ts';
import type { HB } from '../world.ts';
import { vanishIfSpent } from './entities.ts';

/** What damage does to the spells on a being. */
export function spellStruck(g: HB, being: Being, by: BeingId | null): void {
  if (being.kind === 'invoque') vanishIfSpent(g, being);
  // HB-MAG-41: over as soon as the caster's side hurts it.
  if (by !== null && hasMark(being, 'domine') && !areEnemies(being, beingOf(g.state, by)))
    lose(g, being, { mark: 'domine', why: 'retire', rules: ['HB-MAG-41'] });
}
