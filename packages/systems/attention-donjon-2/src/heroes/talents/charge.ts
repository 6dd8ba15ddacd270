import { ownTurn } from '@souterrain/crawl/heroes';
import type { ReussiteOption } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';

const PUSH: readonly ReussiteOption[] = [{ price: 1, effects: [[{ kind: 'plain', id: 'repousser' }]], most: 1 }];
const NONE: readonly ReussiteOption[] = [];

/** AD2-XFEL-03, AD2-XBER-07: one talent in two lists; a Pas de placement stays in its zone and is no charge. */
export const charge = defineFeature({
  id: 'charge',
  rule: 'AD2-XFEL-03',
  name: 'Charge',
  effect: {
    fr: 'après un déplacement, une attaque au corps-à-corps peut repousser : 1 Réussite',
    en: 'after a move, an attack in close combat may push back: 1 Réussite',
  },
  options: (g, { who }, { attack }) =>
    attack?.skill === 'melee' && ownTurn(g.state, who)?.flags.includes('change-de-zone') ? PUSH : NONE,
});
