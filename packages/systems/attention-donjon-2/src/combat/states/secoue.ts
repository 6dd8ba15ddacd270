import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-06: -1D on all Jets but the one made to Se reprendre; AD2-ETAT-26: a monster eases those who resist it. */
export const secoue = defineFeature({
  id: 'secoue',
  rule: 'AD2-ETAT-06',
  name: 'Secoué',
  shakenOff: 8,
  soignable: true,
  dice: (_g, _at, { purpose }) => (purpose === 'se-reprendre' ? 0 : -1),
  imposes: () => 1,
});

/** AD2-Q-23: what Secoué is where the table has done away with it: -1D until the end of the Round. */
export const ebranle = defineFeature({
  id: 'ebranle',
  rule: 'AD2-Q-23',
  name: { fr: 'Ébranlé', en: 'Rattled' },
  dice: () => -1,
  imposes: () => 1,
});
