import { defineFeature } from '../../world/features.ts';
import { esquiveur } from './esquiveur.ts';

/** AD2-XFEL-07: it makes an Esquiveur of its bearer. */
export const agiliteFeline = defineFeature({
  id: 'agilite-feline',
  rule: 'AD2-XFEL-07',
  name: 'Agilité féline',
  effect: {
    fr: 'devient Esquiveur : une Esquive ratée compte comme réussie, sans Réussite',
    en: 'becomes Esquiveur: a failed Esquive counts as made, without Réussites',
  },
  dodges: esquiveur.dodges!,
});
