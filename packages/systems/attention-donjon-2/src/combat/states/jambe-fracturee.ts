import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-21. */
export const jambeFracturee = defineFeature({
  id: 'jambe-fracturee',
  rule: 'AD2-ETAT-21',
  name: { fr: 'Jambe fracturée', en: 'Broken leg' },
  splint: true,
  limps: ({ splint }) => !splint,
  care: 15,
  fragile: 1,
  dice: (_g, _at, { purpose }) => (purpose === 'esquive' ? -2 : 0),
});
