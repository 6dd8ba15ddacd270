import { playGroup } from '@souterrain/crawl/groups/play';
import type { Script } from '@souterrain/kernel/testing';
import { play, type Scene, scene } from './scene.ts';

/** Rows of squares with the empty frame that `readTile` reads around them. */
export function framed(...rows: readonly string[]): string {
  const edge = '.'.repeat(rows[0]!.length + 2);
  return [edge, ...rows.map((row) => `.${row}.`), edge].join('\n');
}

/** Two zones side by side, three squares by three. */
export const PAIR = framed('aaabbb', 'aaabbb', 'aaabbb');

/** Four zones in a row, three squares by three. */
export const ROW = framed('aaabbbcccddd', 'aaabbbcccddd', 'aaabbbcccddd');

/** The turn of the first group of a scene. */
export function groupTurn(given: Scene, script: Script = {}) {
  return play(scene(given), (g) => playGroup(g, g.state.groups[0]!), script);
}
