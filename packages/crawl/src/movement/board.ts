import {
  type Cell,
  cellAt,
  NOTHING,
  type Plan,
  planOf,
  readTile,
  rotated,
  type Square,
  type Tile,
  type Traits,
} from '@souterrain/dungeon';
import type { FeatureEntry, RoomTile } from '../content/types.ts';
import type { Board, PlacedRoom } from '../state.ts';

/** What the squares of a board are read from. */
export interface Drawn {
  readonly content: {
    readonly tiles: Readonly<Record<string, RoomTile>>;
    readonly traits: Readonly<Record<string, Traits>>;
  };
}

/** A memo: a drawing is never changed. */
const tiles = new WeakMap<RoomTile, (Tile | undefined)[]>();

/** A room as it lies on the table: its drawing, read once, and turned. */
export function tileOn(g: Drawn, board: Board, { tile: id, quarters }: Pick<PlacedRoom, 'tile' | 'quarters'>): Tile {
  const drawn = drawnOn(g, board, id);
  let turns = tiles.get(drawn);
  if (!turns) {
    turns = [readTile(drawn.drawing, drawn.legend).tile];
    tiles.set(drawn, turns);
  }
  const turn = quarters % 4;
  turns[turn] ??= rotated(turns[0]!, turn);
  return turns[turn];
}

function drawnOn(g: Drawn, { drawn }: Board, id: string): RoomTile {
  const tile = drawn?.[id] ?? g.content.tiles[id];
  if (!tile) throw new Error(`no tile ${id}`);
  return tile;
}

/** AD1-GRID-01, AD1-GRID-10, AD1-EXPLO-14, AD2-XMOUV-03. */
export function readBoard(g: Drawn, board: Board): Plan {
  const squares: Square[] = [];
  for (const room of board.rooms) {
    const { loose } = drawnOn(g, board, room.tile);
    // One string for all the squares of a zone: two that are the same one are compared at a glance.
    const names = new Map<string, string>();
    for (const { x, y, zone, feature: printed } of tileOn(g, board, room).squares) {
      const cell = cellAt(room.x + x, room.y + y);
      const changed = board.changes[cell];
      const feature = changed === undefined ? printed : (changed ?? undefined);
      if (!names.has(zone)) names.set(zone, `${room.id}-${zone}`);
      squares.push({ cell, room: room.id, zone: names.get(zone)!, feature, loose });
    }
  }
  const doors = board.doors.map(({ cell, side, status, joins }) => ({
    cell,
    side,
    open: status === 'ouverte' && joins === undefined,
  }));
  const joins: (readonly [Cell, Cell])[] = [];
  for (const { cell, status, joins: to } of board.doors)
    if (to !== undefined && status === 'ouverte') joins.push([cell, to]);
  return planOf({ squares, doors, joins, traits: (feature) => traitsIn(g, feature) });
}

function traitsIn(g: Drawn, feature: string): Traits {
  const traits = g.content.traits[feature];
  if (!traits) throw new Error(`no scenery ${feature}`);
  return traits;
}

/** What each piece of scenery is to whoever walks and looks. */
export const traitsOf = (scenery: Readonly<Record<string, FeatureEntry>>): Readonly<Record<string, Traits>> =>
  Object.fromEntries(
    Object.entries(scenery).map(([id, { solid = false, opaque = false, cover = false }]) => [
      id,
      solid || opaque || cover ? { solid, opaque, cover } : NOTHING,
    ]),
  );
