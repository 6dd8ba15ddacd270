import { holderOf, isDown } from '../../combat/conditions.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { defineAbility, hasAbility } from './ability.ts';

export const frappeSournoise = defineAbility({
  id: 'frappe-sournoise',
  roll: 7,
  per: null,
  name: 'Frappe sournoise',
  effect: {
    fr: 'attaques améliorées contre qui est au sol, empoigné, ou n’a pas encore agi',
    en: 'improved attacks on whoever is down, held, or has not acted yet',
  },
});

/** HB-HERO-02: attacks on a target on the ground, held, or `fresh`, that has not acted in this combat, are improved. */
export const strikesUnderhand = (
  state: HBState,
  { attacker, target }: { attacker: Being; target: Being },
  fresh: boolean,
): boolean => hasAbility(attacker, frappeSournoise.id) && (fresh || isDown(target) || holderOf(state, target) !== null);
