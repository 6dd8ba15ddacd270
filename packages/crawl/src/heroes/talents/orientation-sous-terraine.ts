import { defineFeature } from '../../world/features.ts';

export const orientationSousTerraine = defineFeature({
  id: 'orientation-sous-terraine',
  rule: 'AD1-NAIN-07',
  name: 'Orientation sous-terraine',
  effect: {
    fr: 'en révélant, deux cartes de route : choisir la salle',
    en: 'when revealing, two road cards: choose the room',
  },
  // AD1-NAIN-08: the road sheet alone.
  roadCards: () => 1,
});
