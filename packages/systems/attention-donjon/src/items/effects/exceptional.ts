import * as shared from '@souterrain/crawl/items/effects';
import { eclipsed } from '@souterrain/crawl/items/effects';
import { recuperer } from '../../combat/recovery.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { ItemEffect } from '../use.ts';

const pierreDeVie: ItemEffect = {
  feature: shared.pierreDeVie<AD1>({
    isHurt: (_g, who) => who.sante < who.santeMax,
    recuperer: (g, who) => recuperer(g, who),
  }),
};

/** AD1-TEXC-09: on a 1 its wearer lands on a square of the arrival zone chosen at random. */
const anneauEclipseur: ItemEffect = {
  feature: {
    id: 'anneau-eclipseur',
    rule: 'AD1-TEXC-09',
    landing: (g, { who }, to) => eclipsed(g, who, to),
  },
};

const corDeProtection: ItemEffect = {
  use: shared.corDeProtection,
  feature: {
    id: 'cor-de-protection',
    rule: 'AD1-TEXC-10',
    parade: () => ({ value: 2, nature: 'protection' }),
    endurance: () => ({ value: 1, nature: 'protection' }),
  },
};

export const EXCEPTIONAL: readonly ItemEffect[] = [
  pierreDeVie,
  anneauEclipseur,
  corDeProtection,
  { use: shared.cristalDeFeu },
];
