import { ownTurn } from '@souterrain/crawl/heroes';
import { defineFeature } from '../../world/features.ts';

/** AD1-FELI-05 to AD1-FELI-09, AD1-NAIN-06, AD1-BERS-13: one talent in three lists. */
export const charge = defineFeature({
  id: 'charge',
  rule: 'AD1-FELI-05',
  name: 'Charge',
  effect: {
    fr: 'après un déplacement, repousser l’ennemi touché en Mêlée',
    en: 'after a move, push back the enemy hit in Mêlée',
  },
  pushInstead: (g, { who }, { attacker, attack }) =>
    attacker === who &&
    attack.skill === 'melee' &&
    // AD1-FELI-09: it must have changed zone; a step or a move that was stopped is no charge.
    (ownTurn(g.state, who)?.flags.includes('change-de-zone') ?? false),
});
