import { playGroup } from '@souterrain/crawl/groups';
import { framed } from '@souterrain/crawl/testing';
import type { Script } from '@souterrain/kernel/testing';
import { play, type Scene, scene } from './scene.ts';

export { PAIR } from '@souterrain/crawl/testing';

/** Three zones in a row, three squares by three. */
export const ROW = framed('aaabbbccc', 'aaabbbccc', 'aaabbbccc');

/** A hero without Héroïsme: no window opens on the rolls. */
export const plain = { heroisme: 0 } as const;

/** The turn of the first group of a scene. */
export function groupTurn(given: Scene, script: Script = {}) {
  const state = scene(given);
  return play(state, (g) => playGroup(g, g.state.groups[0]!), script);
}
