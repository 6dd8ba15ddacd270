import { playGroup } from '@souterrain/crawl/groups';
import { framed } from '@souterrain/crawl/testing';
import type { Script } from '@souterrain/kernel/testing';
import { play, type Scene, scene } from './scene.ts';

export { framed, PAIR } from '@souterrain/crawl/testing';

/** Four zones in a row, three squares by three. */
export const ROW = framed('aaabbbcccddd', 'aaabbbcccddd', 'aaabbbcccddd');

/** The turn of the first group of a scene. */
export function groupTurn(given: Scene, script: Script = {}) {
  return play(scene(given), (g) => playGroup(g, g.state.groups[0]!), script);
}
