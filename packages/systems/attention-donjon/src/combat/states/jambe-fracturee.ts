import { defineFeature } from '../../world/features.ts';

export const jambeFracturee = defineFeature({
  id: 'jambe-fracturee',
  rule: 'AD1-GRAVE-12',
  name: { fr: 'Jambe fracturée', en: 'Broken leg' },
  splint: true,
  limps: ({ splint }) => !splint,
  care: 15,
  endurance: () => ({ value: -1, nature: 'etat' }),
  dice: (_g, _at, { purpose }) => (purpose === 'esquive' ? -2 : 0),
});
