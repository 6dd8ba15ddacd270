import type { PackHeader } from '@souterrain/content';
import type { PackPin } from '@souterrain/kernel';
import pack from './pack.gen.json' with { type: 'json' };
import type { FeatureEntry, ItemEntry, RoomTile, TreasureTable } from './types.ts';
import { uniform } from './uniform.ts';

/** What both editions find in a dungeon, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const ITEMS = uniform(pack.items as unknown as Readonly<Record<string, ItemEntry>>);
export const TABLES = pack.tables as unknown as Readonly<Record<string, TreasureTable>>;
export const TILES = pack.tiles as unknown as Readonly<Record<string, RoomTile>>;
export const SCENERY = pack.scenery as unknown as Readonly<Record<string, FeatureEntry>>;
