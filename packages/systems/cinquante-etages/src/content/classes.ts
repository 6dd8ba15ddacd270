import type { ArmourId } from './armours.ts';
import type { PotionId } from './potions.ts';
import type { SpellId } from './spells.ts';
import type { WeaponId } from './weapons.ts';

/** What a class starts with, and the traits that are plain figures. */
export interface HeroClass {
  readonly weapons: readonly WeaponId[];
  readonly armour: ArmourId;
  readonly shields: number;
  readonly spells: readonly SpellId[];
  readonly potions: readonly PotionId[];
  readonly bonusAtk: number;
  readonly bonusPv: number;
  /** C50-EQP-03: the greatest armour value it may wear. */
  readonly armourLimit: number;
  readonly shieldAllowed: boolean;
  /** C50-CASE-10: added to AGI against traps. */
  readonly trapBonus: number;
}

export const CLASSES = {
  // C50-CLS-02
  guerrier: {
    weapons: ['massue'],
    armour: 'cuir-cloute',
    shields: 0,
    spells: [],
    potions: ['potion-de-soin'],
    bonusAtk: 1,
    bonusPv: 1,
    armourLimit: 7,
    shieldAllowed: true,
    trapBonus: 0,
  },
  // C50-CLS-03
  rodeur: {
    weapons: ['dague', 'fronde'],
    armour: 'tunique',
    shields: 1,
    spells: [],
    potions: ['potion-de-soin'],
    bonusAtk: 0,
    bonusPv: 0,
    armourLimit: 5,
    shieldAllowed: true,
    trapBonus: 4,
  },
  // C50-CLS-04
  mage: {
    weapons: ['baton'],
    armour: 'robe-epaisse',
    shields: 0,
    spells: ['etincelle', 'dard-de-givre'],
    potions: ['potion-de-soin'],
    bonusAtk: 0,
    bonusPv: 0,
    armourLimit: 3,
    shieldAllowed: false,
    trapBonus: 0,
  },
} as const satisfies Record<string, HeroClass>;

export type ClassId = keyof typeof CLASSES;
export const CLASS_IDS = ['guerrier', 'rodeur', 'mage'] as const satisfies readonly ClassId[];

/** C50-MAG-04. */
export const MEMORY = 4;
