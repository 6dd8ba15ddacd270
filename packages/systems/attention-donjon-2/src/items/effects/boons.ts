import { served } from '@souterrain/crawl/items/effects';
import type { Purpose } from '../../jets/purpose.ts';
import type { Attribute } from '../../notation/index.ts';
import type { Feature } from '../../world/features.ts';
import type { ItemEffect } from '../use.ts';
import { boon } from './kinds.ts';

const TWO_ROUNDS = { in: 'rounds', left: 2 } as const;

/** AD1-TCON-07, Carreau. AD2-XCONV-06: Endurance is Armure. */
const vernisDePierre = boon({
  id: 'vernis-de-pierre',
  rule: 'AD1-TCON-07',
  type: 'bonus',
  until: TWO_ROUNDS,
  feature: { armure: () => 1 },
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
  feature: { dice: (_g, _at, { attribute }) => (attribute === 'mental' ? 1 : attribute === 'agilite' ? -1 : 0) },
});

/** +2D on the next Jet of a kind. */
export const nextJet = (purpose: Purpose): Pick<Feature, 'dice' | 'rolled'> => ({
  dice: (_g, _at, jet) => (jet.purpose === purpose ? 2 : 0),
  rolled(g, at, jet) {
    if (jet.purpose === purpose) served(g, at);
  },
});

/** AD1-TCON-05, Pique: the next Récupération. */
const biscuitDeVoyage = boon({
  id: 'biscuit-de-voyage',
  rule: 'AD1-TCON-05',
  type: 'standard',
  until: { in: 'scenario' },
  feature: nextJet('recuperation'),
});

/** AD1-TCON-11, AD2-XIMP-03: Jets of the Attribute, attacks and enemy actions included. */
const potion = (id: string, attribute: Attribute): ItemEffect =>
  boon({
    id,
    rule: 'AD1-TCON-11',
    type: 'standard',
    until: TWO_ROUNDS,
    feature: { dice: (_g, _at, jet) => (jet.attribute === attribute ? 2 : 0) },
  });

export const BOONS: readonly ItemEffect[] = [
  vernisDePierre,
  poudreDeHargne,
  biereDIpah,
  biscuitDeVoyage,
  potion('potion-de-vigueur', 'vigueur'),
  potion('potion-d-agilite', 'agilite'),
  potion('potion-de-force', 'force'),
  potion('potion-de-mental', 'mental'),
];
