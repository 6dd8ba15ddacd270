import type { WithContent } from './index.ts';
import type { ArmourEntry, SpellEntry, WeaponCategory, WeaponEntry } from './types.ts';

export const WEAPON_CATEGORIES: readonly WeaponCategory[] = ['lourde', 'courte', 'distance'];
export const MAX_RANK = 6;

/** What is found and sold of one rank, by id. */
export interface Rank {
  readonly weapons: Readonly<Record<WeaponCategory, readonly string[]>>;
  readonly armours: readonly string[];
  readonly spells: readonly string[];
}

type Entries<T> = Readonly<Record<string, T>>;

/** Rank by rank, from 0. */
export function ranksIn(
  weapons: Entries<WeaponEntry>,
  armours: Entries<ArmourEntry>,
  spells: Entries<SpellEntry>,
): readonly Rank[] {
  return Array.from({ length: MAX_RANK + 1 }, (_, rank) => {
    const idsOf = <T extends { readonly id: string; readonly rank: number }>(
      entries: Entries<T>,
      which: (one: T) => boolean = () => true,
    ) =>
      Object.values(entries)
        .filter((one) => one.rank === rank && which(one))
        .map(({ id }) => id);
    const [heavy, short, ranged] = WEAPON_CATEGORIES.map((category) =>
      idsOf(weapons, (weapon) => weapon.category === category),
    );
    return {
      weapons: { lourde: heavy!, courte: short!, distance: ranged! },
      armours: idsOf(armours),
      spells: idsOf(spells),
    };
  });
}

/** All the weapons of a rank, category by category. */
export const weaponsOf = ({ weapons }: Rank): readonly string[] =>
  WEAPON_CATEGORIES.flatMap((category) => weapons[category]);

/** A scroll holds a spell, or does something of its own. */
export const isSpell = ({ content }: WithContent, id: string): boolean => id in content.spells;
