import { one } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';

export const forceBestiale = defineFeature({
  id: 'force-bestiale',
  rule: 'AD2-XBER-04',
  name: 'Force Bestiale',
  effect: {
    fr: 'sur un Jet de Force, relancer une fois les dés du Coup de poker',
    en: 'on a Jet of Force, throw the dice of the Coup de poker once more',
  },
  words: {
    fr: {
      options: {
        'force-bestiale/garder': () => one('Garder ces dés'),
        'force-bestiale/relancer': () => one('Relancer encore'),
      },
    },
    en: {
      options: {
        'force-bestiale/garder': () => one('Keep these dice'),
        'force-bestiale/relancer': () => one('Throw once more'),
      },
    },
  },
  // AD2-XIMP-03: attacks included.
  rethrows: (_g, { who }, jet) => jet.who === who && jet.attribute === 'force',
});
