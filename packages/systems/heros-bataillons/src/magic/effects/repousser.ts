import { option, type Rule } from '@souterrain/kernel';
import type { Being, ZoneId } from '../../pieces.ts';
import { move } from '../../scene/moves.ts';
import { linksBetween, neighboursOf } from '../../scene/zones.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';
import { choose } from '../choose.ts';
import { ignores } from '../ignored.ts';
import type { SchoolEffect } from './effect.ts';

/** HB-SCH-08: moved one zone away from the caster, at once. */
export const repousser: SchoolEffect = {
  id: 'repousser',
  school: 'arcanique',
  on: 'ennemi',
  resisted: 'for',
  lasts: false,
  *apply(g: HB, { caster }: Cast, { target }: { target: Being }): Rule<void> {
    if (ignores(g, target, { trait: 'immateriel', what: 'repousser', rule: 'HB-FOE-03' })) return;
    // HB-BAT-21: a battalion is not pushed.
    if (target.kind === 'bataillon') return;
    const zones = zonesAway(g.state, caster, target);
    if (zones.length === 0) return;
    const zone = yield* choose(g, caster, {
      id: 'sort-repousser',
      rule: 'HB-SCH-08',
      params: { being: target.id },
      options: zones.map((id) =>
        option(`vers-${id}`, id, { label: 'vers-zone', params: { zone: id }, at: { zone: id } }),
      ),
    });
    yield* move(g, target, { zone, position: null, how: 'pousse', rules: ['HB-SCH-08'] });
  },
};

/** Linked zones that are farther from the caster. */
function zonesAway({ scene }: HBState, caster: Being, target: Being): readonly ZoneId[] {
  if (scene === null || caster.zone === null || target.zone === null) return [];
  const from = caster.zone;
  const now = linksBetween(scene, from, target.zone);
  return neighboursOf(scene, target.zone).filter((zone) => linksBetween(scene, from, zone) > now);
}
