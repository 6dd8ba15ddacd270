import { ability } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { spell, spellActions } from '../spells.ts';

/** AD2-XFEL-04, AD2-XFEL-05. */
const ROAR = spell('rugissement', {
  rule: 'AD2-XFEL-04',
  purpose: 'action',
  line: '>Rugissement DST Vigueur Volonté : Secoué [Cible supplémentaire]',
});

export const rugissement = defineFeature({
  id: 'rugissement',
  rule: 'AD2-XFEL-04',
  name: 'Rugissement',
  effect: {
    fr: 'action bonus, à distance : Vigueur contre la Volonté, la cible est Secouée',
    en: 'bonus action, at a distance: Vigueur against Volonté, the target is Secoué',
  },
  labels: {
    rugissement: {
      fr: ability('rugissement', 'Vigueur contre la Volonté, la cible est Secouée'),
      en: ability('rugissement', 'Vigueur against Volonté, the target is Secoué'),
    },
  },
  actions: (g, { who }) => spellActions(g, who, ROAR),
});
