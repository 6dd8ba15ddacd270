import { type Cell, spread } from './cell.ts';
import { areAdjacent, type Plan } from './plan.ts';

/** Who stands where, for those who push. */
export interface Standing {
  /** The figure on a square, if any. */
  figureAt(cell: Cell): string | undefined;
  /** Figures that nothing moves count as solid. */
  isFixed(figure: string): boolean;
}

export interface Push {
  readonly plan: Plan;
  readonly standing: Standing;
  /** Where the victim stands, and where the push comes from. */
  readonly victim: Cell;
  readonly aggressor: Cell;
}

/**
 * The squares a victim may be pushed to: adjacent to its own, not adjacent to the aggressor's, strictly farther from it,
 * never solid. A free square goes before an occupied one; an occupied one is offered only if its chain can be completed.
 */
export function pushSquares(push: Push, left: readonly Cell[] = []): readonly Cell[] {
  const { plan, standing, victim, aggressor } = push;
  const candidates = (plan.adjacent.get(victim) ?? []).filter(
    (cell) =>
      !plan.traitsAt(cell).solid &&
      !left.includes(cell) &&
      cell !== aggressor &&
      !areAdjacent(plan, cell, aggressor) &&
      spread(cell, aggressor) > spread(victim, aggressor),
  );
  const free = candidates.filter((cell) => standing.figureAt(cell) === undefined);
  if (free.length > 0) return free;
  const vacated = [...left, victim];
  return candidates.filter((cell) => {
    if (standing.isFixed(standing.figureAt(cell)!)) return false;
    return pushSquares({ plan, standing, victim: cell, aggressor: victim }, vacated).length > 0;
  });
}
