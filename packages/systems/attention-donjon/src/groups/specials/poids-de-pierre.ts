import type { Feature } from '../../world/features.ts';

/** Too heavy to be pushed (AD1-PUSH-12). */
export const poidsDePierre: Feature = {
  id: 'poids-de-pierre',
  rule: 'AD1-PUSH-12',
  name: { fr: 'Poids de pierre', en: 'Weight of stone' },
  steady: () => true,
};
