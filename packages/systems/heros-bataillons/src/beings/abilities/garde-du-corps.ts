import { ask, option, type Rule } from '@souterrain/kernel';
import { countFr } from '@souterrain/words';
import { canAct } from '../../combat/conditions.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import type { Blow } from '../blow.ts';
import { canUseAbility, defineAbility } from './ability.ts';

export const gardeDuCorps = defineAbility({
  id: 'garde-du-corps',
  roll: 5,
  per: 'round',
  name: 'Garde du corps',
  effect: {
    fr: 'une fois par round : prendre à sa place le coup d’un allié adjacent',
    en: 'once a round: takes the blow meant for an ally close by',
  },
  names: {
    'laisser-faire': { fr: 'laisser faire', en: 'let it be' },
    's-interposer': { fr: 's’interposer', en: 'step in' },
  },
  words: {
    fr: {
      prompts: {
        'garde-du-corps': (a) =>
          `${a.of('ally')} va subir ${countFr(Number(a.params.damage), 'dégât', 'dégâts')} : ${a.of('being')} s’interpose ?`,
      },
    },
    en: {
      prompts: {
        'garde-du-corps': (a) =>
          `${a.of('ally')} is about to take ${a.params.damage} damage: does ${a.of('being')} step in?`,
      },
    },
  },
});

/** Whether somebody stands beside it who could. */
export function mayBeGuarded({ beings, combat }: HBState, being: Being, { taken }: Blow): boolean {
  if (taken || combat === null || being.zone === null) return false;
  for (const guard of beings) if (canGuard(guard, being)) return true;
  return false;
}

function canGuard(guard: Being, { id, side, zone }: Being): boolean {
  if (guard.seat === null || guard.id === id || guard.side !== side || guard.zone !== zone) return false;
  return canAct(guard) && canUseAbility(guard, gardeDuCorps.id);
}

/** HB-HERO-02: once a round an adjacent ally may take a blow in the place of another; the software never does. */
export function* guardOf(g: HB, being: Being, blow: Blow): Rule<Being | null> {
  for (const guard of g.state.beings) {
    if (!canGuard(guard, being)) continue;
    const takes = yield* ask({
      id: 'garde-du-corps',
      seat: guard.seat!,
      rule: 'HB-HERO-02',
      params: { being: guard.id, ally: being.id, damage: blow.gross ?? blow.amount },
      options: [option('laisser-faire', false), option('s-interposer', true, { at: { figure: being.id } })],
    });
    if (!takes) continue;
    g.emit({ type: 'abilityUsed', being: guard.id, ability: gardeDuCorps.id, rules: ['HB-HERO-02'] });
    return guard;
  }
  return null;
}
