import type { Feature } from '../../world/features.ts';

export const premonitions = {
  id: 'premonitions',
  rule: 'AD1-SYLV-08',
  name: 'Prémonitions',
  effect: {
    fr: 'en attendant, deux cartes d’initiative : choisir la sienne',
    en: 'when waiting, two initiative cards: choose one',
  },
  waitCards: () => 1,
} satisfies Feature;
