import { dungeonIn, type GivenDungeon as GivenIn } from '@souterrain/crawl/testing';
import type { AD1State } from '../src/state.ts';
import { played } from './played.ts';
import { scene } from './scene.ts';

export { row, tile } from '@souterrain/crawl/testing';
export type GivenDungeon = GivenIn<AD1State>;

export const dungeon = (given: GivenDungeon = {}): AD1State => dungeonIn({ system: played(), scene }, given);
