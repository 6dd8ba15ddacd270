import { defineFeature } from '../../world/features.ts';

export const resistanceALaMagie = defineFeature({
  id: 'resistance-a-la-magie',
  rule: 'AD1-NAIN-09',
  name: 'Résistance à la magie',
  effect: { fr: '+1 dé pour s’opposer à la magie', en: '+1 die to oppose magic' },
  dice: (_g, _at, roll) => (roll.purpose === 'resistance' && roll.magic ? 1 : 0),
});
