import { defineFeature } from '../../world/features.ts';

export const seveReparatrice = defineFeature({
  id: 'seve-reparatrice',
  rule: 'AD2-XSYL-06',
  name: 'Sève réparatrice',
  effect: { fr: 'la Récupération réussie rend 2 Santé', en: 'a Récupération that succeeds gives 2 Santé' },
  recovers: 2,
});
