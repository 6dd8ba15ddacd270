import { heal } from '@souterrain/crawl/health';
import { isInHand } from '@souterrain/crawl/items/effects';
import { bonusDice, named } from '@souterrain/crawl/text';
import type { Feature } from '../../world/features.ts';
import type { Jet } from '../../world/jet.ts';
import type { ItemEffect } from '../use.ts';
import { strikesWith } from './kinds.ts';
import { better, moreDice, sturdier } from './offers.ts';

const ARMOUR = 'AD1-TARM-02';
const WEAPON = 'AD1-TWEA-02';

/** An attack in close combat that is resisted: where Parade counted (AD2-VAL-04). */
const resistsBlow = ({ purpose, action }: Jet): boolean =>
  purpose === 'resister' && action?.attack === true && action.range?.kind === 'cac';

const armour = (id: string, feature: Omit<Feature, 'id' | 'rule'>): ItemEffect => ({
  feature: { id: `enchantement-${id}`, rule: ARMOUR, ...feature },
});
const weapon = (id: string, feature: Omit<Feature, 'id' | 'rule'>): ItemEffect => ({
  feature: { id: `enchantement-arme-${id}`, rule: WEAPON, ...feature },
});

/** AD1-TARM-02, AD1-TWEA-02, read through AD2-XCONV-06. */
export const ENCHANTMENTS: readonly ItemEffect[] = [
  armour('armure-coeur', { name: { fr: 'Enchantement de Cœur', en: 'Enchantment of Hearts' }, sante: 1 }),
  armour('armure-carreau', {
    name: { fr: 'Enchantement de Carreau', en: 'Enchantment of Diamonds' },
    labels: {
      'enchantement-armure-carreau': {
        fr: named('enchantement-armure-carreau', 'Armure +1'),
        en: named('enchantement-armure-carreau', 'Armour +1'),
      },
    },
    braces: (g, at, source) => sturdier(g, at, { source, pays: 'round', rule: ARMOUR }),
  }),
  armour('armure-trefle', {
    name: { fr: 'Enchantement de Trèfle', en: 'Enchantment of Clubs' },
    labels: {
      'enchantement-armure-trefle': {
        fr: named('enchantement-armure-trefle', '+1 au résultat'),
        en: named('enchantement-armure-trefle', '+1 to the result'),
      },
    },
    after: (g, at, jet) =>
      jet.who === at.who && resistsBlow(jet) ? better(g, at, { jet, pays: 'round', rule: ARMOUR }) : [],
  }),
  armour('armure-pique', {
    name: { fr: 'Enchantement de Pique', en: 'Enchantment of Spades' },
    labels: { 'enchantement-armure-pique': bonusDice('enchantement-armure-pique') },
    before: (g, at, jet) =>
      jet.who === at.who && jet.purpose === 'attaque'
        ? moreDice(g, at, { jet, value: 1, pays: 'round', rule: ARMOUR })
        : [],
  }),
  armour('renom-carreau', { name: { fr: 'Renom de Carreau', en: 'Renown of Diamonds' }, armure: () => 1 }),
  armour('renom-trefle', { name: { fr: 'Renom de Trèfle', en: 'Renown of Clubs' }, couverture: () => 1 }),
  weapon('coeur', {
    name: { fr: 'Arme de Cœur', en: 'Weapon of Hearts' },
    *kill(g, at, { jet }) {
      if (strikesWith(g, at, jet)) heal(g, at.who, { amount: 1, by: 'enchantement-arme-coeur', rules: [WEAPON] });
    },
  }),
  weapon('carreau', {
    name: { fr: 'Arme de Carreau', en: 'Weapon of Diamonds' },
    perforation: (g, at, jet) => (strikesWith(g, at, jet) ? 1 : 0),
  }),
  weapon('trefle', {
    name: { fr: 'Arme de Trèfle', en: 'Weapon of Clubs' },
    couverture: (g, at) => (isInHand(g, at) ? 1 : 0),
  }),
  weapon('pique', {
    name: { fr: 'Arme de Pique', en: 'Weapon of Spades' },
    dice: (g, at, jet) => (strikesWith(g, at, jet) ? 1 : 0),
  }),
];
