import { defineFeature } from '../../world/features.ts';

export const odoratDeveloppe = defineFeature({
  id: 'odorat-developpe',
  rule: 'AD1-FELI-10',
  name: 'Odorat développé',
  effect: {
    fr: 'à chaque Rencontre, deux cartes pour un groupe : choisir laquelle il garde',
    en: 'at each Rencontre, two cards for one group: choose which it keeps',
  },
  meetCards: () => 2,
});
