import { wearsMetal } from '../../gear/worn.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Situation } from '../../world.ts';
import { defineAbility, hasAbility } from './ability.ts';

export const peauTannee = defineAbility({
  id: 'peau-tannee',
  roll: 12,
  per: null,
  name: 'Peau tannée',
  effect: { fr: 'Armure +1 sans rien porter de métal', en: 'Armour +1 while wearing no metal' },
});

/** HB-HERO-02: +1 armour while wearing no metal. */
export const tannedHide = (g: Situation<Pick<HBState, 'variants'>>, being: Being): number =>
  hasAbility(being, peauTannee.id) && !wearsMetal(g, being) ? 1 : 0;
