import { defineFeature } from '../../world/features.ts';

export const resistanceALaMagie = defineFeature({
  id: 'resistance-a-la-magie',
  rule: 'AD2-XNAIN-05',
  name: 'Résistance à la magie',
  effect: { fr: '+1 au résultat contre les actions de Magie', en: '+1 to the result against actions of Magie' },
  added: (_g, _at, { purpose, action }) => (purpose === 'resister' && action?.tags.includes('Magie') ? 1 : 0),
});
