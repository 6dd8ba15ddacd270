import { readTile } from '@souterrain/dungeon';
import type { RoomTile } from '../types.ts';
import type { Fault, SharedPack } from './fault.ts';

/** Drawings that cannot be read, zones that do not meet, doors to nowhere, doors inside a room that part no squares. */
export function badTiles(pack: SharedPack): readonly Fault<'tiles'>[] {
  return Object.values(pack.tiles).flatMap((entry) => {
    const { legend, inner = [] } = entry as RoomTile;
    const { tile, issues } = readTile(entry.drawing, legend);
    const faults: Fault<'tiles'>[] = issues.map(({ line, column, message, got }) => ({
      kind: 'tiles',
      id: entry.id,
      path: ['drawing'],
      message: `${message}${got === undefined ? '' : ` ${got}`} (line ${line}, column ${column} of the drawing)`,
    }));
    for (const [i, { x, y }] of inner.entries())
      if (!tile.squares.some((s) => s.x === x && s.y === y))
        faults.push({ kind: 'tiles', id: entry.id, path: ['inner', i], message: 'door-to-nowhere' });
    return faults;
  });
}
