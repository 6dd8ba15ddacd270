import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-16: a Réussite lost for each 1. */
export const maudit = defineFeature({ id: 'maudit', rule: 'AD2-ETAT-16', condition: () => 'maudit' });

/** AD2-ETAT-17: Réussites on 5, without using up the blessing of a Jet. */
export const beni = defineFeature({ id: 'beni', rule: 'AD2-ETAT-17', condition: () => 'beni' });

/** AD2-TFORT-01; AD2-TFORT-03: a monster in Temps fort weighs on those who resist it. */
export const tempsFort = defineFeature({
  id: 'temps-fort',
  rule: 'AD2-TFORT-01',
  name: 'Temps fort',
  condition: () => 'temps-fort',
  imposes: () => -1,
});
