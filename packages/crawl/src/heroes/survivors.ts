import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** Heroes alive, in seat order: still in the dungeon, or already out of it. */
export const survivorsOf = (g: Crawl): readonly Figure[] =>
  g.state.figures
    .filter(({ hero, status }) => hero !== null && status !== 'mort')
    .sort((a, b) => a.hero!.seat - b.hero!.seat);
