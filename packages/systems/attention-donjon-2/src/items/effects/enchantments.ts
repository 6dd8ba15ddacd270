import { heal } from '@souterrain/crawl/health';
import { isInHand } from '@souterrain/crawl/items/effects';
import type { Feature } from '../../world/features.ts';
import type { Jet } from '../../world/jet.ts';
import type { ItemEffect } from '../use.ts';
import { strikesWith } from './kinds.ts';
import { better, moreDice, sturdier } from './offers.ts';

const ARMOUR = 'AD1-TARM-02';
const WEAPON = 'AD1-TWEA-02';

/** An attack in close combat that is resisted: where Parade counted (AD2-VAL-04). */
export const resistsBlow = ({ purpose, action }: Jet): boolean =>
  purpose === 'resister' && action?.attack === true && action.range?.kind === 'cac';

const armour = (id: string, feature: Omit<Feature, 'id' | 'rule'>): ItemEffect => ({
  feature: { id: `enchantement-${id}`, rule: ARMOUR, ...feature },
});
const weapon = (id: string, feature: Omit<Feature, 'id' | 'rule'>): ItemEffect => ({
  feature: { id: `enchantement-arme-${id}`, rule: WEAPON, ...feature },
});

/** AD1-TARM-02, AD1-TWEA-02, read through AD2-XCONV-06. Cœur on armour, a point of Santé, is counted by the inventory. */
export const ENCHANTMENTS: readonly ItemEffect[] = [
  armour('armure-coeur', {}),
  armour('armure-carreau', { braces: (g, at, source) => sturdier(g, at, { source, pays: 'round', rule: ARMOUR }) }),
  armour('armure-trefle', {
    after: (g, at, jet) =>
      jet.who === at.who && resistsBlow(jet) ? better(g, at, { jet, pays: 'round', rule: ARMOUR }) : [],
  }),
  armour('armure-pique', {
    before: (g, at, jet) =>
      jet.who === at.who && jet.purpose === 'attaque'
        ? moreDice(g, at, { jet, value: 1, pays: 'round', rule: ARMOUR })
        : [],
  }),
  armour('renom-carreau', { armure: () => 1 }),
  armour('renom-trefle', { couverture: () => 1 }),
  weapon('coeur', {
    *kill(g, at, { jet }) {
      if (strikesWith(g, at, jet)) heal(g, at.who, { amount: 1, by: 'enchantement-arme-coeur', rules: [WEAPON] });
    },
  }),
  weapon('carreau', { perforation: (g, at, jet) => (strikesWith(g, at, jet) ? 1 : 0) }),
  weapon('trefle', { couverture: (g, at) => (isInHand(g, at) ? 1 : 0) }),
  weapon('pique', { dice: (g, at, jet) => (strikesWith(g, at, jet) ? 1 : 0) }),
];
