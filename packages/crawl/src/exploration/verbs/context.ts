import type { Whom } from '../../content/types.ts';
import { zoneAt } from '../../movement/plan.ts';
import type { Figure, Hazard } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context } from '../../world/verbs.ts';

/** AD1-PERI-04: whom a verb acts on, among those on the board. */
export function reached(g: Crawl, who: Whom | undefined, { actor, zone, hazard }: Context): readonly Figure[] {
  if (who === undefined || who === 'acteur') return actor && actor.status === 'plateau' ? [actor] : [];
  const onBoard = g.state.figures.filter((f) => f.status === 'plateau');
  if (who === 'heros') return onBoard.filter((f) => f.hero !== null);
  if (who === 'passants' || who === 'captifs') return onBoard.filter((f) => listOf(hazard, who).includes(f.id));
  const inZone = onBoard.filter((f) => zoneAt(g, f.cell) === zone);
  return who === 'zone' ? inZone : inZone.filter((f) => f.hero !== null);
}

export function listOf(hazard: Hazard | null, note: string): readonly string[] {
  const value = hazard?.notes[note];
  return Array.isArray(value) ? value : [];
}

export function numberOf(hazard: Hazard | null, note: string): number {
  const value = hazard?.notes[note];
  return typeof value === 'number' ? value : 0;
}
