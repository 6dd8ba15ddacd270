import type { PackHeader } from '@souterrain/content';
import type { PackPin } from '@souterrain/kernel';
import pack from './pack.gen.json' with { type: 'json' };
import type {
  CreatureEntry,
  EncounterEntry,
  FeatureEntry,
  HeroEntry,
  ItemEntry,
  PeripetieEntry,
  RoomTile,
  ScenarioEntry,
  TreasureTable,
} from './types.ts';
import { uniform } from './uniform.ts';

/** The base pack, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const CREATURES = pack.creatures as unknown as Readonly<Record<string, CreatureEntry>>;
export const ITEMS = uniform(pack.items as unknown as Readonly<Record<string, ItemEntry>>);
export const TABLES = pack.tables as unknown as Readonly<Record<string, TreasureTable>>;
export const TILES = pack.tiles as unknown as Readonly<Record<string, RoomTile>>;
export const SCENERY = pack.scenery as unknown as Readonly<Record<string, FeatureEntry>>;
export const SCENARIOS = pack.scenarios as unknown as Readonly<Record<string, ScenarioEntry>>;
export const ENCOUNTERS = pack.encounters as unknown as Readonly<Record<string, EncounterEntry>>;
export const PERIPETIES = pack.peripeties as unknown as Readonly<Record<string, PeripetieEntry>>;
export const HEROES = pack.heroes as unknown as Readonly<Record<string, HeroEntry>>;
