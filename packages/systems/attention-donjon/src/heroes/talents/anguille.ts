import { defineFeature } from '../../world/features.ts';

export const anguille = defineFeature({
  id: 'anguille',
  rule: 'AD1-BERS-15',
  name: 'Anguille',
  effect: { fr: 'Parade +1', en: 'Parade +1' },
  parade: () => ({ value: 1, nature: 'talent' }),
});
