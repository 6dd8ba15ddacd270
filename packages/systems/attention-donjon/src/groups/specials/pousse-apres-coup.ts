import { push } from '@souterrain/crawl/movement';
import { defineFeature } from '../../world/features.ts';

/** AD1-BEST-15: a hit pushes its target once the damage is settled, whatever it did. */
export const pousseApresCoup = defineFeature({
  id: 'pousse-apres-coup',
  rule: 'AD1-BEST-15',
  name: { fr: 'Coup qui repousse', en: 'Knockback' },
  *hit(g, { who }, { target }) {
    // Who may refuse a push is asked by the push itself (AD1-TMAG-05).
    if (target.status === 'plateau') yield* push(g, who, target);
  },
});
