import { defineFeature } from '../../world/features.ts';
import { immobilise } from './immobilise.ts';

/** AD2-PERI-02: Immobilisé by shackles, which one Jet does not open. */
export const enchaine = defineFeature({
  id: 'enchaine',
  rule: 'AD2-PERI-02',
  name: { fr: 'Enchaîné', en: 'Shackled' },
  bans: immobilise.bans!,
});
