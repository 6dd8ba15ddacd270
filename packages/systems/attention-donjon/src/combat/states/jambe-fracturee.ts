import { defineFeature } from '../../world/features.ts';

/** The cost of a classic move is asked of `walksOnBrokenLeg`. */
export const jambeFracturee = defineFeature({
  id: 'jambe-fracturee',
  rule: 'AD1-GRAVE-12',
  name: { fr: 'Jambe fracturée', en: 'Broken leg' },
  endurance: () => ({ value: -1, nature: 'etat' }),
  dice: (_g, _at, { purpose }) => (purpose === 'esquive' ? -2 : 0),
});
