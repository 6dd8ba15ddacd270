import { across, type Cell, type Plan, zoneDistance, zoneOf } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { activeEnemies } from '../figures/sides.ts';
import { planOn } from '../movement/plan.ts';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { bestWays, moveAction, type Ways, waysOf } from './moves.ts';
import { walkFrom } from './walk.ts';

/** AD1-IA-10: movements towards the zone farthest from enemies, ending next to a Porte if one is there. */
export function* flee(g: Crawl, figure: Figure): Rule<void> {
  const { state } = g;
  const plan = planOn(g);
  const refuge = farthestZone(g, figure);
  const isArrived = (cell: Cell): boolean =>
    zoneOf(plan, cell) === refuge && (isByDoor(state, cell) || !hasFreeDoor(g, figure, refuge));
  const next = (): Ways | undefined => {
    if (isArrived(figure.cell)) return undefined;
    const here = away(figure.cell);
    // AD1-IA-13: an Esquive does not hold back a figure in flight.
    const ways = waysOf(g, figure).filter(({ to }) => away(to) < here);
    return bestWays(g, figure, {
      ways,
      rule: 'AD1-IA-10',
      first: [
        { label: 'refuge', of: ({ to }) => Math.floor(away(to)) },
        { label: 'porte', of: ({ to }) => away(to) },
      ],
    });
  };
  /** Zones left to cross, and half of one for a square of the refuge that is not next to its Porte. */
  function away(cell: Cell): number {
    return zoneDistance(plan, zoneOf(plan, cell)!, refuge) + (isArrived(cell) ? 0 : 0.5);
  }
  while (yield* moveAction(g, figure, next));
}

/** The reachable zone farthest from active enemies; the fewest movements, then reading order, on a tie. */
function farthestZone(g: Crawl, figure: Figure): string {
  const plan = planOn(g);
  const threats = [...new Set(activeEnemies(g, figure).map((enemy) => zoneOf(plan, enemy.cell)!))];
  let best = zoneOf(plan, figure.cell)!;
  let bestDistance = safety(plan, best, threats);
  // Squares come in order of movements: the first zone found at a distance is the nearest.
  for (const { cell } of walkFrom(g, figure).within()) {
    const zone = zoneOf(plan, cell)!;
    if (zone === best) continue;
    const distance = safety(plan, zone, threats);
    if (distance > bestDistance) {
      best = zone;
      bestDistance = distance;
    }
  }
  return best;
}

function safety(plan: Plan, zone: string, threats: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const threat of threats) least = Math.min(least, zoneDistance(plan, threat, zone));
  return least;
}

/** AD1-GRID-10: a Porte is a side; the squares it belongs to are next to it. */
export const isByDoor = (state: CrawlState, cell: Cell): boolean =>
  state.board.doors.some((door) => door.cell === cell || across(door.cell, door.side) === cell);

function hasFreeDoor(g: Crawl, figure: Figure, zone: string): boolean {
  const taken = new Set(g.state.figures.filter((f) => f.status === 'plateau' && f !== figure).map((f) => f.cell));
  return (planOn(g).zones.get(zone) ?? []).some((cell) => !taken.has(cell) && isByDoor(g.state, cell));
}
