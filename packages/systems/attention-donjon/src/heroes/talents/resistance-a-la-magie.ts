import type { Feature } from '../../world/features.ts';

export const resistanceALaMagie: Feature = {
  id: 'resistance-a-la-magie',
  rule: 'AD1-NAIN-09',
  dice: (_g, _at, roll) => (roll.purpose === 'resistance' && roll.magic ? 1 : 0),
};
