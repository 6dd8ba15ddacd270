import type { Feature } from '../../world/features.ts';

/** What the hand can still hold is asked when something is equipped. */
export const brasCasse: Feature = {
  id: 'bras-casse',
  rule: 'AD1-GRAVE-13',
  name: { fr: 'Bras cassé', en: 'Broken arm' },
};
