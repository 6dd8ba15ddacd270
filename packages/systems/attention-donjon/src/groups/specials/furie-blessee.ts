import { defineFeature } from '../../world/features.ts';

/** A die more on its attacks once it has lost Santé. */
export const furieBlessee = defineFeature({
  id: 'furie-blessee',
  rule: 'AD1-BEST-03',
  name: { fr: 'Furie blessée', en: 'Wounded fury' },
  dice: (_g, { who }, { purpose }) => (purpose === 'attaque' && who.sante < who.santeMax ? 1 : 0),
});
