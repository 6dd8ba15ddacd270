import { defineFeature } from '../../world/features.ts';

export const premiersSoins = defineFeature({
  id: 'premiers-soins',
  rule: 'AD2-XCRO-04',
  name: 'Premiers soins',
  effect: { fr: '+1 au résultat des Soins', en: '+1 to the result of Soins' },
  added: (_g, _at, { purpose }) => (purpose === 'soins' ? 1 : 0),
});
