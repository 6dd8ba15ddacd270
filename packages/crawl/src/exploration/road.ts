import type { CardId } from '../cards/index.ts';
import type { RoadRow } from '../content/types.ts';
import type { CrawlState, Door } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { apartFrom, doorsWith, isUnknown, type Placement, placementsOf, unknownDoors } from './board.ts';
import { matchesAny } from './matchers.ts';
import { scenarioOf } from './scenario.ts';

/** What lies behind a Porte: a room and the ways it can be laid; null is a dead end. */
export interface Found {
  readonly row: RoadRow;
  readonly placements: readonly Placement[];
  readonly apart: boolean;
  /** Rooms passed over on the way, with the reason, for those who ask why. */
  readonly passed: readonly Passed[];
}

interface Passed {
  readonly room: string;
  readonly why: 'revelee' | 'trop-grande' | 'derniere' | 'derniere-porte';
}

const isRevealed = (state: CrawlState, row: RoadRow): boolean => state.board.rooms.some((room) => room.id === row.room);

/** AD1-EXPLO-07: the first row that lists the card. */
export function rowOf(road: readonly RoadRow[], card: CardId): RoadRow {
  const row = road.find(({ cards }) => matchesAny(cards, card));
  if (!row) throw new Error(`no road row for ${card}`);
  return row;
}

/** AD1-EXPLO-09, AD1-EXPLO-14, AD1-EXPLO-15: follows the arrows to the first room that can be laid. */
export function roomBehind(g: Crawl, door: Door, card: CardId): Found | null {
  const { road } = scenarioOf(g);
  const last = road.find((row) => row.uniqueLast && !isRevealed(g.state, row));
  // The last unrevealed Porte of the board always leads to it, whatever the card.
  if (last && unknownDoors(g.state.board).length === 1) return lay(g, door, last, []);
  const passed: Passed[] = [];
  const visited = new Set<RoadRow>();
  for (let row = rowOf(road, card); !visited.has(row); row = nextOf(road, row)) {
    visited.add(row);
    if (isRevealed(g.state, row)) passed.push({ room: row.room, why: 'revelee' });
    else if (row.uniqueLast) passed.push({ room: row.room, why: 'derniere' });
    else {
      const fits = placementsOf(g, g.state.board, door, row.tile);
      const placements = last ? fits.filter((placement) => leavesPorte(g, door, { row, placement })) : fits;
      if (placements.length > 0) return { row, placements, apart: false, passed };
      passed.push({ room: row.room, why: fits.length > 0 ? 'derniere-porte' : 'trop-grande' });
    }
  }
  return last ? lay(g, door, last, passed) : null;
}

/** AD1-EXPLO-14: doors that coincide may not open the last Porte while the last room has to lie behind one. */
function leavesPorte(g: Crawl, door: Door, { row, placement }: { row: RoadRow; placement: Placement }): boolean {
  const { door: entrance, x, y, quarters } = placement;
  const room = { id: row.room, tile: row.tile, x, y, quarters };
  return doorsWith(g, g.state.board, { door, room, entrance }).some(isUnknown);
}

function nextOf(road: readonly RoadRow[], { next, room }: RoadRow): RoadRow {
  const row = road.find((r) => r.room === next);
  if (!row) throw new Error(`no road row ${next} after ${room}`);
  return row;
}

function lay(g: Crawl, door: Door, row: RoadRow, passed: Found['passed']): Found {
  const placements = placementsOf(g, g.state.board, door, row.tile);
  if (placements.length > 0) return { row, placements, apart: false, passed };
  return { row, placements: [apartFrom(g, g.state.board, row.tile)], apart: true, passed };
}
