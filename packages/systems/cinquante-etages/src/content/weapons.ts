/** C50-EQP-01: three categories, one weapon of each a rank, and the Bâton a Mage starts with. */
export type WeaponCategory = 'lourde' | 'courte' | 'distance';

export interface Weapon {
  readonly category: WeaponCategory;
  /** 0 for what is never found nor sold. */
  readonly rank: number;
  readonly damage: number;
  readonly price: number;
}

const weapon = (category: WeaponCategory, rank: number, damage: number, price: number): Weapon => ({
  category,
  rank,
  damage,
  price,
});

export const WEAPONS = {
  massue: weapon('lourde', 1, 4, 20),
  dague: weapon('courte', 1, 2, 20),
  fronde: weapon('distance', 1, 2, 20),
  'hache-de-guerre': weapon('lourde', 2, 6, 40),
  'epee-courte': weapon('courte', 2, 3, 40),
  'arc-court': weapon('distance', 2, 3, 40),
  'epee-a-deux-mains': weapon('lourde', 3, 8, 70),
  rapiere: weapon('courte', 3, 5, 70),
  arbalete: weapon('distance', 3, 5, 70),
  'marteau-de-guerre': weapon('lourde', 4, 10, 110),
  cimeterre: weapon('courte', 4, 7, 110),
  'arc-long': weapon('distance', 4, 6, 110),
  'fleau-d-acier': weapon('lourde', 5, 12, 160),
  'sabre-runique': weapon('courte', 5, 9, 160),
  'arbalete-lourde': weapon('distance', 5, 8, 160),
  'lame-du-gouffre': weapon('lourde', 6, 14, 220),
  'croc-d-ombre': weapon('courte', 6, 11, 220),
  'arc-d-etoiles': weapon('distance', 6, 10, 220),
  baton: weapon('courte', 0, 1, 0),
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof WEAPONS;

export const WEAPON_CATEGORIES: readonly WeaponCategory[] = ['lourde', 'courte', 'distance'];

export function weaponOf(category: WeaponCategory, rank: number): WeaponId {
  const ids = Object.keys(WEAPONS) as WeaponId[];
  return ids.find((id) => WEAPONS[id].category === category && WEAPONS[id].rank === rank)!;
}
