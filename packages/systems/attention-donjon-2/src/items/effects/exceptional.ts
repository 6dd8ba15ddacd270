import * as shared from '@souterrain/crawl/items/effects';
import { eclipsed } from '@souterrain/crawl/items/effects';
import { canRecover, recuperer } from '../../health/actions.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { ItemEffect } from '../use.ts';

/** AD2-XSANTE-07: capped as any Récupération. */
const pierreDeVie: ItemEffect = {
  feature: shared.pierreDeVie<AD2>({
    isHurt: (g, who) => canRecover(g.state, who),
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
  feature: { id: 'cor-de-protection', rule: 'AD1-TEXC-10', couverture: () => 2, armure: () => 1 },
};

export const EXCEPTIONAL: readonly ItemEffect[] = [
  pierreDeVie,
  anneauEclipseur,
  corDeProtection,
  { use: shared.cristalDeFeu },
];
