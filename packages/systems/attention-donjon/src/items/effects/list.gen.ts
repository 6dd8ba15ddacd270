// Made by tools/lists.mjs; the order of these lines is kept.
import { BOMBS } from './bombs.ts';
import { BOONS } from './boons.ts';
import { COATINGS } from './coatings.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import { EXCEPTIONAL } from './exceptional.ts';
import { HELPERS } from './helpers.ts';
import { diablotinMedecin } from './imp.ts';
import { MAGIC_ITEMS } from './magic-items.ts';
import { VIALS } from './remedies.ts';
import { SCROLLS_AND_WANDS } from './scrolls.ts';
import { WEAPON_EFFECTS } from './weapons.ts';

export const OWN_EFFECTS = [
  ...BOMBS,
  ...BOONS,
  ...COATINGS,
  ...ENCHANTMENTS,
  ...EXCEPTIONAL,
  ...HELPERS,
  diablotinMedecin,
  ...MAGIC_ITEMS,
  ...VIALS,
  ...SCROLLS_AND_WANDS,
  ...WEAPON_EFFECTS,
];
