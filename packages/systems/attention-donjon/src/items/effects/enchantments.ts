import { heal } from '@souterrain/crawl/health';
import { isInHand, isWith } from '@souterrain/crawl/items/effects';
import { bonusDice, named } from '@souterrain/crawl/text';
import type { ItemEffect } from '../use.ts';
import { harder, moreDice } from './offers.ts';

const ARMOUR = 'AD1-TARM-02';
const WEAPON = 'AD1-TWEA-02';

/** AD1-TARM-02. Cœur, a point of Santé, is counted by the inventory. */
const ARMOUR_ENCHANTMENTS: readonly ItemEffect[] = [
  {
    feature: {
      id: 'enchantement-armure-coeur',
      rule: ARMOUR,
      name: { fr: 'Enchantement de Cœur', en: 'Enchantment of Hearts' },
      sante: 1,
    },
  },
  {
    feature: {
      id: 'enchantement-armure-carreau',
      rule: ARMOUR,
      name: { fr: 'Enchantement de Carreau', en: 'Enchantment of Diamonds' },
      labels: { 'enchantement-armure-carreau': named('enchantement-armure-carreau', 'Endurance +1') },
      after: (g, at, roll) =>
        roll.target === at.who && roll.purpose === 'dommages'
          ? harder(g, at, { roll, pays: 'round', rule: ARMOUR })
          : [],
    },
  },
  {
    feature: {
      id: 'enchantement-armure-trefle',
      rule: ARMOUR,
      name: { fr: 'Enchantement de Trèfle', en: 'Enchantment of Clubs' },
      labels: { 'enchantement-armure-trefle': named('enchantement-armure-trefle', 'Parade +1') },
      after: (g, at, roll) =>
        // Parade counts only where the Difficulty is made of it.
        roll.target === at.who && roll.purpose === 'attaque' && roll.difficulty.some((t) => PARADE.has(t.label))
          ? harder(g, at, { roll, pays: 'round', rule: ARMOUR })
          : [],
    },
  },
  {
    feature: {
      id: 'enchantement-armure-pique',
      rule: ARMOUR,
      name: { fr: 'Enchantement de Pique', en: 'Enchantment of Spades' },
      labels: { 'enchantement-armure-pique': bonusDice('enchantement-armure-pique') },
      before: (g, at, roll) =>
        roll.who === at.who && roll.purpose === 'attaque'
          ? moreDice(g, at, { roll, value: 1, pays: 'round', rule: ARMOUR })
          : [],
    },
  },
  {
    feature: {
      id: 'enchantement-renom-carreau',
      rule: ARMOUR,
      name: { fr: 'Renom de Carreau', en: 'Renown of Diamonds' },
      endurance: () => ({ value: 1, nature: 'protection' }),
    },
  },
  {
    feature: {
      id: 'enchantement-renom-trefle',
      rule: ARMOUR,
      name: { fr: 'Renom de Trèfle', en: 'Renown of Clubs' },
      parade: () => ({ value: 1, nature: 'protection' }),
    },
  },
];

const PARADE: ReadonlySet<string> = new Set(['melee-moitie', 'profil']);

/** AD1-TWEA-02. */
const WEAPON_ENCHANTMENTS: readonly ItemEffect[] = [
  {
    feature: {
      id: 'enchantement-arme-coeur',
      rule: WEAPON,
      name: { fr: 'Arme de Cœur', en: 'Weapon of Hearts' },
      *kill(g, at, strike) {
        if (isWith(g, at, strike.attack))
          heal(g, at.who, { amount: 1, by: 'enchantement-arme-coeur', rules: [WEAPON] });
      },
    },
  },
  {
    feature: {
      id: 'enchantement-arme-carreau',
      rule: WEAPON,
      name: { fr: 'Arme de Carreau', en: 'Weapon of Diamonds' },
      penetration: (g, at, strike) => (isWith(g, at, strike.attack) ? 1 : 0),
    },
  },
  {
    feature: {
      id: 'enchantement-arme-trefle',
      rule: WEAPON,
      name: { fr: 'Arme de Trèfle', en: 'Weapon of Clubs' },
      parade: (g, at) => (isInHand(g, at) ? { value: 1, nature: 'arme' } : undefined),
    },
  },
  {
    feature: {
      id: 'enchantement-arme-pique',
      rule: WEAPON,
      name: { fr: 'Arme de Pique', en: 'Weapon of Spades' },
      dice: (g, at, { purpose, strike }) => (purpose === 'dommages' && isWith(g, at, strike?.attack) ? 1 : 0),
    },
  },
];

export const ENCHANTMENTS: readonly ItemEffect[] = [...ARMOUR_ENCHANTMENTS, ...WEAPON_ENCHANTMENTS];
