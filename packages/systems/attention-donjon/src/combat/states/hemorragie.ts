import { loseSante } from '@souterrain/crawl/health';
import { defineFeature } from '../../world/features.ts';
import { resist } from './resist.ts';

/** A success does not stop it. */
export const hemorragie = defineFeature({
  id: 'hemorragie',
  rule: 'AD1-GRAVE-11',
  name: { fr: 'Hémorragie', en: 'Bleeding' },
  soignable: true,
  *resolution(g, { who }) {
    if (!(yield* resist(g, who))) yield* loseSante(g, who, { amount: 1, by: 'hemorragie', rules: ['AD1-GRAVE-11'] });
  },
});
