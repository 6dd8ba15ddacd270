import { served } from '@souterrain/crawl/items/effects';
import type { Attribute } from '../../figures/traits.ts';
import type { ItemEffect } from '../use.ts';
import { boon } from './kinds.ts';

const TWO_ROUNDS = { in: 'rounds', left: 2 } as const;

/** AD1-TCON-07, Carreau. */
const vernisDePierre = boon({
  id: 'vernis-de-pierre',
  rule: 'AD1-TCON-07',
  type: 'bonus',
  until: TWO_ROUNDS,
  feature: { endurance: () => ({ value: 1, nature: 'protection' }) },
});

/** AD1-TCON-07, Pique. */
const poudreDeHargne = boon({
  id: 'poudre-de-hargne',
  rule: 'AD1-TCON-07',
  type: 'bonus',
  until: TWO_ROUNDS,
  feature: { dice: (_g, _at, { purpose }) => (purpose === 'attaque' ? 1 : 0) },
});

/** AD1-TCON-05, Carreau. */
const biereDIpah = boon({
  id: 'biere-d-ipah',
  rule: 'AD1-TCON-05',
  type: 'standard',
  until: TWO_ROUNDS,
  feature: { dice: (_g, _at, { trait }) => (trait === 'mental' ? 1 : trait === 'agilite' ? -1 : 0) },
});

/** AD1-TCON-05, Pique: the next Récupération. */
const biscuitDeVoyage = boon({
  id: 'biscuit-de-voyage',
  rule: 'AD1-TCON-05',
  type: 'standard',
  until: { in: 'scenario' },
  feature: {
    dice: (_g, _at, { purpose }) => (purpose === 'recuperation' ? 2 : 0),
    rolled(g, at, { purpose }) {
      if (purpose === 'recuperation') served(g, at);
    },
  },
});

/** AD1-TCON-11: rolls of the attribute; the potion of Force says that damage is included. */
function potion(id: string, attribute: Attribute): ItemEffect {
  return boon({
    id,
    rule: 'AD1-TCON-11',
    type: 'standard',
    until: TWO_ROUNDS,
    feature: {
      dice: (_g, _at, { trait, purpose, strike }) => {
        if (trait === attribute) return 2;
        const isForced = purpose === 'dommages' && strike?.attack.damage?.attribute === 'force';
        return attribute === 'force' && isForced ? 2 : 0;
      },
    },
  });
}

const POTIONS: readonly ItemEffect[] = [
  potion('potion-de-vigueur', 'vigueur'),
  potion('potion-d-agilite', 'agilite'),
  potion('potion-de-force', 'force'),
  potion('potion-de-mental', 'mental'),
];

export const BOONS: readonly ItemEffect[] = [vernisDePierre, poudreDeHargne, biereDIpah, biscuitDeVoyage, ...POTIONS];
