/** C50-MAG-01: two attack spells a rank, alike but for their names. */
export interface Spell {
  readonly rank: number;
  readonly damage: number;
  readonly price: number;
}

const DAMAGE = [0, 3, 5, 8, 11, 14, 17] as const;
/** C50-Q-27: the table where spells ignore armour. */
const DAMAGE_IGNORING_ARMOUR = [0, 3, 4, 6, 8, 10, 12] as const;
const PRICE = [0, 20, 40, 70, 110, 160, 220] as const;

const spell = (rank: 1 | 2 | 3 | 4 | 5 | 6): Spell => ({ rank, damage: DAMAGE[rank], price: PRICE[rank] });

export const SPELLS = {
  etincelle: spell(1),
  'dard-de-givre': spell(1),
  'jet-d-acide': spell(2),
  'souffle-ardent': spell(2),
  'boule-de-feu': spell(3),
  'pluie-de-grele': spell(3),
  foudre: spell(4),
  'etau-de-pierre': spell(4),
  'rayon-noir': spell(5),
  'tempete-d-eclats': spell(5),
  desintegration: spell(6),
  'colere-du-vide': spell(6),
} as const satisfies Record<string, Spell>;

export type SpellId = keyof typeof SPELLS;

/** C50-MAG-06: four utility scrolls at one price. */
export const UTILITIES = ['peau-de-pierre', 'soin', 'pas-regle', 'fumee'] as const;
export type UtilityId = (typeof UTILITIES)[number];
export const UTILITY_PRICE = 15;

export type ScrollId = SpellId | UtilityId;

export const isSpell = (id: string): id is SpellId => id in SPELLS;

export function spellsOf(rank: number): readonly SpellId[] {
  return (Object.keys(SPELLS) as SpellId[]).filter((id) => SPELLS[id].rank === rank);
}

export function spellDamage(id: SpellId, ignoresArmour: boolean): number {
  return ignoresArmour ? DAMAGE_IGNORING_ARMOUR[SPELLS[id].rank]! : SPELLS[id].damage;
}
