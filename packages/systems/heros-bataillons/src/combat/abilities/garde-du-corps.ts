import { ask, option, type Rule } from '@souterrain/kernel';
import { canUseAbility } from '../../beings/abilities/ability.ts';
import type { Blow } from '../../beings/blow.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { canAct } from '../conditions.ts';

const ID = 'garde-du-corps';

/** Whether somebody stands beside it who could. */
export function mayBeGuarded({ beings, combat }: HBState, being: Being, { taken }: Blow): boolean {
  if (taken || combat === null || being.zone === null) return false;
  for (const guard of beings) if (canGuard(guard, being)) return true;
  return false;
}

function canGuard(guard: Being, { id, side, zone }: Being): boolean {
  if (guard.seat === null || guard.id === id || guard.side !== side || guard.zone !== zone) return false;
  return canAct(guard) && canUseAbility(guard, ID);
}

/** HB-HERO-02: once a round an adjacent ally may take a blow in the place of another; the software never does. */
export function* guardOf(g: HB, being: Being, blow: Blow): Rule<Being | null> {
  for (const guard of g.state.beings) {
    if (!canGuard(guard, being)) continue;
    const { id } = guard;
    const takes = yield* ask({
      id: ID,
      seat: guard.seat!,
      rule: 'HB-HERO-02',
      params: { being: id, ally: being.id, damage: blow.gross ?? blow.amount },
      options: [option('laisser-faire', false), option('s-interposer', true, { at: { figure: being.id } })],
    });
    if (!takes) continue;
    g.emit({ type: 'abilityUsed', being: id, ability: ID, rules: ['HB-HERO-02'] });
    return guard;
  }
  return null;
}
