import type { Feature } from '../../figures/features.ts';
import { isPrey } from '../prey.ts';

export const pointFaible: Feature = {
  id: 'point-faible',
  rule: 'AD1-TRAQ-11',
  dice: (_state, { who }, roll) => (roll.purpose === 'dommages' && isPrey(who, roll.target) ? 1 : 0),
};
