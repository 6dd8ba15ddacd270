import { readTile } from '@souterrain/dungeon';
import type { Lang } from '@souterrain/words';
import type { RoomTile } from '../types.ts';
import type { Fault, SharedPack } from './fault.ts';
import { checkWords } from './words.ts';

/** Drawings that cannot be read, zones that do not meet, doors to nowhere, doors inside a room that part no squares. */
export function badTiles(pack: SharedPack, lang: Lang): readonly Fault<'tiles'>[] {
  return Object.values(pack.tiles).flatMap((entry) => {
    const { legend, inner = [] } = entry as RoomTile;
    const { tile, issues } = readTile(entry.drawing, legend);
    const said = checkWords[lang];
    const faults: Fault<'tiles'>[] = issues.map((issue) => ({
      kind: 'tiles',
      id: entry.id,
      path: ['drawing'],
      message: said.drawn(issue),
    }));
    for (const [i, { x, y }] of inner.entries())
      if (!tile.squares.some((s) => s.x === x && s.y === y))
        faults.push({ kind: 'tiles', id: entry.id, path: ['inner', i], message: said.drawing['door-to-nowhere'] });
    return faults;
  });
}
