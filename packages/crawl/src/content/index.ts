import type { PackHeader } from '@souterrain/content';
import type { PackPin } from '@souterrain/kernel';
import { entriesOf } from './entries.ts';
import pack from './pack.gen.json' with { type: 'json' };
import type { FeatureEntry, ItemEntry, RoomTile, TreasureTable } from './types.ts';
import { uniform } from './uniform.ts';

/** What both editions find in a dungeon, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const ITEMS = uniform(entriesOf<ItemEntry>(pack.items));
export const TABLES = entriesOf<TreasureTable>(pack.tables);
export const TILES = entriesOf<RoomTile>(pack.tiles);
export const SCENERY = entriesOf<FeatureEntry>(pack.scenery);
