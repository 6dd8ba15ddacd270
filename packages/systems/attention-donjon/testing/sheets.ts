import type { Sheet } from '@souterrain/crawl';
import { type GivenHero, scene } from './scene.ts';

/** The sheet of a plain hero of a scene. */
export const sheetOf = (given: GivenHero = {}): Sheet => scene({ heroes: [given] }).figures[0]!.hero!.sheet;
