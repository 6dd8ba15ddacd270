import { tileOn } from '@souterrain/crawl/movement';
import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, cellAt, type Tile } from '@souterrain/dungeon';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

/** A room where an option would lay it: its drawing as it is turned, and its corner. */
export interface LaidRoom {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** AD1-EXPLO-15: nothing for an option that lays no room. */
export function laidRoom(
  g: Crawl,
  decision: OfferedDecision | undefined,
  { params }: OfferedOption,
): LaidRoom | undefined {
  if (decision?.id !== 'poser-la-salle') return undefined;
  const [x, y, quarters] = [Number(params?.x), Number(params?.y), Number(params?.quarters)];
  return { tile: tileOn(g, g.state.board, { tile: String(decision.params?.tile), quarters }), x, y };
}

/** Every square that one option or another would lay: the map makes room for them. */
export const cellsToLay = (g: Crawl, decision: OfferedDecision | undefined): readonly Cell[] =>
  decision?.options.flatMap((option) => {
    const room = laidRoom(g, decision, option);
    return room?.tile.squares.map(({ x, y }) => cellAt(room.x + x, room.y + y)) ?? [];
  }) ?? [];
