import type { Bonus, Feature } from '../../figures/features.ts';
import { isPrey } from '../prey.ts';

const BONUS: Bonus = { value: 1, nature: 'talent' };

export const nemesis: Feature = {
  id: 'nemesis',
  rule: 'AD1-TRAQ-16',
  parade: (_state, { who }, against) => (isPrey(who, against) ? BONUS : undefined),
  endurance: (_state, { who }, roll) => (isPrey(who, roll?.who) ? BONUS : undefined),
};
