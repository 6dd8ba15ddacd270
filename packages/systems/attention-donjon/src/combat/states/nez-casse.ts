import { isSkill } from '../../figures/traits.ts';
import { defineFeature } from '../../world/features.ts';

export const nezCasse = defineFeature({
  id: 'nez-casse',
  rule: 'AD1-GRAVE-09',
  name: { fr: 'Nez cassé', en: 'Broken nose' },
  soignable: true,
  dice: (_g, _at, { trait }) => (trait !== null && isSkill(trait) ? -1 : 0),
});
