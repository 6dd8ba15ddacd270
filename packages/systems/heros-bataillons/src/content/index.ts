import type { PackHeader } from '@souterrain/content';
import type { PackPin } from '@souterrain/kernel';
import { wholeAttack } from './attacks.ts';
import { wholeCreature } from './creatures.ts';
import pack from './pack.gen.json' with { type: 'json' };
import type {
  AdventureEntry,
  CheckEntry,
  CreatureEntry,
  EffectEntry,
  HeroEntry,
  ItemEntry,
  KitEntry,
  RolledEntry,
  ServiceEntry,
  TalentEntry,
} from './types.ts';
import { uniform } from './uniform.ts';

/** The base pack, compiled from packs/*.yaml by `npm run packs`. Everything is found by its id. */
export const PACK: PackHeader & PackPin = pack.pack;
export const ITEMS = uniform(
  Object.fromEntries(
    Object.entries(pack.items as unknown as Readonly<Record<string, ItemEntry>>).map(([id, entry]) => [
      id,
      entry.attack ? { ...entry, attack: wholeAttack(entry.attack) } : entry,
    ]),
  ),
);
export const SERVICES = pack.services as unknown as Readonly<Record<string, ServiceEntry>>;
export const CREATURES: Readonly<Record<string, CreatureEntry>> = Object.fromEntries(
  Object.entries(pack.creatures).map(([id, entry]) => [id, wholeCreature(entry as never)]),
);
export const TALENTS = pack.talents as unknown as Readonly<Record<string, TalentEntry>>;
export const KITS = pack.kits as unknown as Readonly<Record<string, KitEntry>>;
/** HB-MAG-03. */
export const SCHOOLS = pack.schools as unknown as Readonly<Record<string, RolledEntry>>;
/** HB-ALC-08. */
export const EFFECTS = uniform(pack.effects as unknown as Readonly<Record<string, EffectEntry>>);
export const ADMINISTRATIONS = pack.administrations as unknown as Readonly<Record<string, RolledEntry>>;
export const HEROES = uniform(pack.heroes as unknown as Readonly<Record<string, HeroEntry>>);
export const CHECKS = pack.checks as unknown as Readonly<Record<string, CheckEntry>>;
/** Scenes for an MJ (HB-GM-21). */
export const ADVENTURES = pack.adventures as unknown as Readonly<Record<string, AdventureEntry>>;
