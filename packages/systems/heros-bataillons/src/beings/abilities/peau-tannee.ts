import { wearsMetal } from '../../gear/worn.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Situation } from '../../world.ts';
import { type Ability, hasAbility } from './ability.ts';

/** +1 armour while wearing no metal. */
export const peauTannee: Ability = {
  id: 'peau-tannee',
  roll: 12,
  use: 'passive',
  per: null,
  rules: ['HB-HERO-02'],
};

export const tannedHide = (g: Situation<Pick<HBState, 'variants'>>, being: Being): number =>
  hasAbility(being, peauTannee.id) && !wearsMetal(g, being) ? 1 : 0;
