import { defineFeature } from '../../world/features.ts';

export const communicationAvecLaPierre = defineFeature({
  id: 'communication-avec-la-pierre',
  rule: 'AD1-NAIN-10',
  name: 'Communication avec la pierre',
  effect: {
    fr: 'en révélant, deux cartes d’événement : choisir le contenu',
    en: 'when revealing, two event cards: choose what is inside',
  },
  eventCards: () => 1,
});
