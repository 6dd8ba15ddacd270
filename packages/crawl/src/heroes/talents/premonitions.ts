import { defineFeature } from '../../world/features.ts';

export const premonitions = defineFeature({
  id: 'premonitions',
  rule: 'AD1-SYLV-08',
  name: 'Prémonitions',
  effect: {
    fr: 'en attendant, deux cartes d’initiative : choisir la sienne',
    en: 'when waiting, two initiative cards: choose one',
  },
  waitCards: () => 1,
});
