import { entriesIn, type Pack, type Packs } from '@souterrain/kernel';
import { type Band, bandsIn } from './bands.ts';
import pack from './pack.gen.json' with { type: 'json' };
import type {
  ArmourEntry,
  ClassEntry,
  CreatureEntry,
  FloorEntry,
  PotionEntry,
  ScrollEntry,
  ShieldEntry,
  ShopEntry,
  SpellEntry,
  TableEntry,
  WeaponEntry,
} from './types.ts';

/** The base pack, compiled from packs/*.yaml by `npm run packs`. */
export const SHIPPED: Packs = [pack satisfies Pack];

type ById<T> = Readonly<Record<string, T>>;

/** All that a game is played with, by id, and what is worked out from it alone. */
export interface Content {
  readonly creatures: ById<CreatureEntry>;
  readonly weapons: ById<WeaponEntry>;
  readonly armours: ById<ArmourEntry>;
  readonly targe: ShieldEntry;
  readonly spells: ById<SpellEntry>;
  readonly scrolls: ById<ScrollEntry>;
  readonly potions: ById<PotionEntry>;
  readonly classes: ById<ClassEntry>;
  readonly tables: ById<TableEntry>;
  readonly shop: ShopEntry;
  /** From the top down. */
  readonly bands: readonly Band[];
  /** Floors that are not like the others of their band, by their number. */
  readonly floors: Readonly<Record<number, FloorEntry>>;
}

/** Whatever the content of a game can be had from: a world, a system. */
export interface WithContent {
  readonly content: Content;
}

export function contentOf(packs: Packs): Content {
  const creatures = entriesIn<CreatureEntry>(packs, 'creatures');
  return {
    creatures,
    weapons: entriesIn(packs, 'weapons'),
    armours: entriesIn(packs, 'armours'),
    targe: entriesIn<ShieldEntry>(packs, 'shields').targe!,
    spells: entriesIn(packs, 'spells'),
    scrolls: entriesIn(packs, 'scrolls'),
    potions: entriesIn(packs, 'potions'),
    classes: entriesIn(packs, 'classes'),
    tables: entriesIn(packs, 'tables'),
    shop: entriesIn<ShopEntry>(packs, 'shops').marchand!,
    bands: bandsIn(entriesIn(packs, 'bands'), creatures),
    floors: Object.fromEntries(
      Object.values(entriesIn<FloorEntry>(packs, 'floors')).map((floor) => [floor.floor, floor]),
    ),
  };
}

export { type Band, bandOf, bossOf } from './bands.ts';
export * from './ranks.ts';
export type * from './types.ts';
