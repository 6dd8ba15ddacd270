import { figure } from '@souterrain/crawl/text';
import { faces } from '../../text/asked.ts';
import { defineFeature } from '../../world/features.ts';

export const forceBestiale = defineFeature({
  id: 'force-bestiale',
  rule: 'AD2-XBER-04',
  name: 'Force Bestiale',
  effect: {
    fr: 'sur un Jet de Force, relancer une fois les dés du Coup de poker',
    en: 'on a Jet of Force, throw the dice of the Coup de poker once more',
  },
  prompts: {
    'force-bestiale': {
      fr: (a) => `Dés ${faces(a)} : ${figure(a)} relance encore, par Force Bestiale ?`,
      en: (a) => `Dice ${faces(a)}: does ${figure(a)} throw once more, by Force Bestiale?`,
    },
  },
  labels: {
    'force-bestiale/garder': { fr: 'Garder ces dés', en: 'Keep these dice' },
    'force-bestiale/relancer': { fr: 'Relancer encore', en: 'Throw once more' },
  },
  // AD2-XIMP-03: attacks included.
  rethrows: (_g, { who }, jet) => jet.who === who && jet.attribute === 'force',
});
