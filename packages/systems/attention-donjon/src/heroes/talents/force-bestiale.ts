import { defineFeature } from '../../world/features.ts';

export const forceBestiale = defineFeature({
  id: 'force-bestiale',
  rule: 'AD1-BERS-11',
  name: 'Force Bestiale',
  effect: { fr: '+1 dé aux jets de Force, hors dommages', en: '+1 die on Force rolls, damage apart' },
  // A damage roll uses Force without being a roll of it: its trait is null.
  dice: (_g, _at, roll) => (roll.trait === 'force' ? 1 : 0),
});
