import type { PackHeader } from '@souterrain/content';
import { entriesOf } from '@souterrain/crawl/content/entries';
import type { EncounterEntry, PeripetieEntry, ScenarioEntry } from '@souterrain/crawl/content/types';
import type { PackPin } from '@souterrain/kernel';
import pack from './pack.gen.json' with { type: 'json' };
import type { CreatureEntry } from './types/creature.ts';
import type { HeroEntry } from './types/hero.ts';

/** The pack of this edition, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const CREATURES = entriesOf<CreatureEntry>(pack.creatures);
export const SCENARIOS = entriesOf<ScenarioEntry>(pack.scenarios);
export const ENCOUNTERS = entriesOf<EncounterEntry>(pack.encounters);
export const PERIPETIES = entriesOf<PeripetieEntry>(pack.peripeties);
export const HEROES = entriesOf<HeroEntry>(pack.heroes);
