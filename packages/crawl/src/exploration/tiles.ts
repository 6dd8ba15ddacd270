import { type Cell, cellAt, rotated, type Tile, type TileDoor } from '@souterrain/dungeon';
import type { Stocked } from '../content/content.ts';
import { tileOn } from '../movement/plan.ts';
import type { Board, PlacedRoom } from '../state.ts';

/** The drawing of a tile turned clockwise by quarters. */
export const laidTile = (g: Stocked, board: Board, tile: string, quarters: number): Tile =>
  tileOn(g, board, { tile, quarters });

/** AD1-EXPLO-17: ordinary doors inside a room turn as the doors of its frame do. */
export function innerSides(g: Stocked, board: Board, { tile, quarters }: PlacedRoom): readonly TileDoor[] {
  const doors = (board.drawn?.[tile] ?? g.content.tiles[tile])?.inner;
  return doors ? rotated({ ...laidTile(g, board, tile, 0), doors }, quarters).doors : [];
}

/** A square of a room's drawing, as its author counts it, on the board. */
export function cellOf(g: Stocked, board: Board, room: PlacedRoom, [x, y]: readonly [number, number]): Cell {
  let [atX, atY] = [x, y];
  let { width, height } = laidTile(g, board, room.tile, 0);
  for (let turn = 0; turn < room.quarters % 4; turn++) {
    [atX, atY] = [height - 1 - atY, atX];
    [width, height] = [height, width];
  }
  return cellAt(room.x + atX, room.y + atY);
}
