import { isImmune } from '@souterrain/crawl/figures';
import { afflict } from '../../combat/afflict.ts';
import { resists } from '../../rolls/resist.ts';
import { defineFeature } from '../../world/features.ts';

/** A wound paralyses until the end of the victim's next turn, unless its Vigueur resists (Difficulty 2). */
export const griffesParalysantes = defineFeature({
  id: 'griffes-paralysantes',
  rule: 'AD1-BEST-03',
  name: { fr: 'Griffes paralysantes', en: 'Paralysing claws' },
  *wounded(g, _at, { target, wounds = 0 }) {
    if (wounds === 0 || target.status !== 'plateau' || isImmune(g, target, 'poison')) return;
    if (yield* resists(g, target, 'vigueur')) return;
    afflict(g, target, { state: 'paralyse', rules: ['AD1-BEST-03', 'AD1-ETAT-03'] });
  },
});
