/** C50-EQP-02: one armour a rank, and what some classes start with. */
export interface Armour {
  readonly rank: number;
  readonly value: number;
  readonly price: number;
}

const armour = (rank: number, value: number, price: number): Armour => ({ rank, value, price });

export const ARMOURS = {
  cuir: armour(1, 2, 30),
  'cuir-cloute': armour(2, 3, 60),
  'cotte-de-mailles': armour(3, 4, 100),
  ecailles: armour(4, 5, 150),
  harnois: armour(5, 6, 210),
  'armure-runique': armour(6, 7, 280),
  tunique: armour(0, 1, 0),
  'robe-epaisse': armour(0, 1, 0),
} as const satisfies Record<string, Armour>;

export type ArmourId = keyof typeof ARMOURS;

/** The Targe: a shield of no rank, +1 (C50-EQP-02). */
export const TARGE = { value: 1, price: 15 } as const;

export function armourOf(rank: number): ArmourId {
  return (Object.keys(ARMOURS) as ArmourId[]).find((id) => ARMOURS[id].rank === rank)!;
}
