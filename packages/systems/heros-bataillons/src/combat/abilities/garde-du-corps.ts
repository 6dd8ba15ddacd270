import { ask, option, type Rule } from '@souterrain/kernel';
import { canUseAbility } from '../../beings/abilities/ability.ts';
import type { Blow } from '../../beings/damage.ts';
import type { Being, HB } from '../../state.ts';
import { canAct } from '../conditions.ts';

const ID = 'garde-du-corps';

/** HB-HERO-02: once a round an adjacent ally may take a blow in the place of another; the software never does. */
export function* guardOf(g: HB, being: Being, blow: Blow): Rule<Being | null> {
  if (blow.taken || g.state.combat === null || being.zone === null) return null;
  for (const guard of g.state.beings) {
    const { id, seat, zone, side } = guard;
    if (seat === null || guard === being || side !== being.side || zone !== being.zone || !canAct(guard)) continue;
    if (!canUseAbility(guard, ID)) continue;
    const takes = yield* ask({
      id: ID,
      seat,
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
