import { defineFeature } from '../../world/features.ts';

/** AD2-ARCA-16: one more card, chosen once the groups' are known. */
export const lectureDesArcanes = defineFeature({
  id: 'lecture-des-arcanes',
  rule: 'AD2-ARCA-16',
  name: 'Lecture des Arcanes',
  effect: {
    fr: 'à l’initiative, une carte de plus : choisir laquelle garder',
    en: 'at initiative, one more card: choose which to keep',
  },
  initiative: () => ({ choose: 2 }),
});
