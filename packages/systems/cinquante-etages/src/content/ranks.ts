import type { WithContent } from './index.ts';
import type { ArmourEntry, SpellEntry, WeaponCategory, WeaponEntry } from './types.ts';

export const WEAPON_CATEGORIES: readonly WeaponCategory[] = ['lourde', 'courte', 'distance'];

const ofRank = <T extends { readonly rank: number }>(
  entries: Readonly<Record<string, T>>,
  rank: number,
): readonly T[] => Object.values(entries).filter((entry) => entry.rank === rank);

export const armoursOf = ({ content }: WithContent, rank: number): readonly ArmourEntry[] =>
  ofRank(content.armours, rank);

export const spellsOf = ({ content }: WithContent, rank: number): readonly SpellEntry[] => ofRank(content.spells, rank);

/** By category, in the order in which they are rolled for. */
export const weaponsOf = (
  { content }: WithContent,
  rank: number,
  categories: readonly WeaponCategory[] = WEAPON_CATEGORIES,
): readonly WeaponEntry[] => {
  const weapons = ofRank(content.weapons, rank);
  return categories.flatMap((category) => weapons.filter((weapon) => weapon.category === category));
};

/** A scroll holds a spell, or does something of its own. */
export const isSpell = ({ content }: WithContent, id: string): boolean => id in content.spells;
