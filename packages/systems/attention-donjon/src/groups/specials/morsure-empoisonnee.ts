import { afflict } from '../../combat/afflict.ts';
import { defineFeature } from '../../world/features.ts';

/** AD1-BEST-09: a wound also poisons; AD1-DMG-17: only who lives. */
export const morsureEmpoisonnee = defineFeature({
  id: 'morsure-empoisonnee',
  rule: 'AD1-BEST-09',
  name: { fr: 'Morsure empoisonnée', en: 'Poisoned bite' },
  *wounded(g, _at, { target, wounds = 0 }) {
    if (wounds === 0 || target.status !== 'plateau') return;
    afflict(g, target, { state: 'empoisonne', rules: ['AD1-BEST-09', 'AD1-ETAT-04'] });
  },
});
