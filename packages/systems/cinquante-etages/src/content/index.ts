import { entriesIn, type Pack, type Packs } from '@souterrain/kernel';
import { type Band, bandsIn } from './bands.ts';
import pack from './pack.gen.json' with { type: 'json' };
import { type Rank, ranksIn } from './ranks.ts';
import { stockAt } from './stock.ts';
import type {
  ArmourEntry,
  ClassEntry,
  CreatureEntry,
  FloorEntry,
  Item,
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
  readonly potionIds: readonly string[];
  readonly ranks: readonly Rank[];
  /** What a merchant sells, by rank. */
  readonly stock: readonly (readonly Item[])[];
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
  const weapons = entriesIn<WeaponEntry>(packs, 'weapons');
  const armours = entriesIn<ArmourEntry>(packs, 'armours');
  const spells = entriesIn<SpellEntry>(packs, 'spells');
  const potions = entriesIn<PotionEntry>(packs, 'potions');
  const content: Omit<Content, 'stock'> = {
    creatures,
    weapons,
    armours,
    targe: entriesIn<ShieldEntry>(packs, 'shields').targe!,
    spells,
    scrolls: entriesIn(packs, 'scrolls'),
    potions,
    classes: entriesIn(packs, 'classes'),
    tables: entriesIn(packs, 'tables'),
    shop: entriesIn<ShopEntry>(packs, 'shops').marchand!,
    potionIds: Object.keys(potions),
    ranks: ranksIn(weapons, armours, spells),
    bands: bandsIn(entriesIn(packs, 'bands'), creatures),
    floors: Object.fromEntries(
      Object.values(entriesIn<FloorEntry>(packs, 'floors')).map((floor) => [floor.floor, floor]),
    ),
  };
  return { ...content, stock: content.ranks.map((_, rank) => stockAt(content, rank)) };
}

export { type Band, bandOf, bossOf } from './bands.ts';
export { isSpell, MAX_RANK, type Rank, WEAPON_CATEGORIES, weaponsOf } from './ranks.ts';
export type * from './types.ts';
