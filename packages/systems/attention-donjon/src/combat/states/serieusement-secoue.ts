import { defineFeature } from '../../world/features.ts';
import { penalty } from './secoue.ts';

/** Counts as Secoué, but takes an Action complexe to recover from. */
export const serieusementSecoue = defineFeature({
  id: 'serieusement-secoue',
  rule: 'AD1-GRAVE-05',
  name: { fr: 'Sérieusement secoué', en: 'Badly Secoué' },
  soignable: true,
  dice: penalty,
});
