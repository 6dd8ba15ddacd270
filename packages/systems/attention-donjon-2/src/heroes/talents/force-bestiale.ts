import { defineFeature } from '../../world/features.ts';

export const forceBestiale = defineFeature({
  id: 'force-bestiale',
  rule: 'AD2-XBER-04',
  name: 'Force Bestiale',
  effect: {
    fr: 'sur un Jet de Force, relancer une fois les dés du Coup de poker',
    en: 'on a Jet of Force, throw the dice of the Coup de poker once more',
  },
  labels: {
    'force-bestiale/garder': { fr: 'Garder ces dés', en: 'Keep these dice' },
    'force-bestiale/relancer': { fr: 'Relancer encore', en: 'Throw once more' },
  },
  // AD2-XIMP-03: attacks included.
  rethrows: (_g, { who }, jet) => jet.who === who && jet.attribute === 'force',
});
