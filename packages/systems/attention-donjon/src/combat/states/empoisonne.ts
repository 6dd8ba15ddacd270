import { loseMark } from '@souterrain/crawl/figures';
import { loseSante } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';
import { resist } from './resist.ts';

export const empoisonne = defineFeature({
  id: 'empoisonne',
  rule: 'AD1-ETAT-04',
  name: { fr: 'Empoisonné', en: 'Poisoned' },
  soignable: true,
  *resolution(g, { who }) {
    if (yield* resist(g, who)) loseMark(g, who, 'empoisonne', { why: 'fini', rules: ['AD1-ETAT-04'] });
    else yield* loseSante(g, who, { amount: 1, by: 'empoisonne', rules: ['AD1-ETAT-04'] });
  },
});
