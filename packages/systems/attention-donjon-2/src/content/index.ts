import type { PackHeader } from '@souterrain/content';
import type { EncounterEntry, PeripetieEntry, ScenarioEntry } from '@souterrain/crawl/content/types';
import type { PackPin } from '@souterrain/kernel';
import pack from './pack.gen.json' with { type: 'json' };
import type { CreatureEntry } from './types/creature.ts';
import type { HeroEntry } from './types/hero.ts';

/** The pack of this edition, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const CREATURES = pack.creatures as unknown as Readonly<Record<string, CreatureEntry>>;
export const SCENARIOS = pack.scenarios as unknown as Readonly<Record<string, ScenarioEntry>>;
export const ENCOUNTERS = pack.encounters as unknown as Readonly<Record<string, EncounterEntry>>;
export const PERIPETIES = pack.peripeties as unknown as Readonly<Record<string, PeripetieEntry>>;
export const HEROES = pack.heroes as unknown as Readonly<Record<string, HeroEntry>>;
