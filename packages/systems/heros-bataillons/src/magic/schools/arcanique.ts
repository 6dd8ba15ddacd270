import { option } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import type { Being, ZoneId } from '../../pieces.ts';
import { move } from '../../scene/moves.ts';
import { linksBetween, neighboursOf } from '../../scene/zones.ts';
import type { HBState } from '../../state.ts';
import { watchCountedFrom, watchNamed } from '../../time/calendar.ts';
import { choose } from '../choose.ts';
import { ignores } from '../ignored.ts';
import { defineSchool, ifSo } from './school.ts';

export const arcanique = defineSchool({
  id: 'arcanique',
  rule: 'HB-SCH-01',
  effect: { fr: 'énergie pure, dangereuse pour qui la lance aussi', en: 'pure energy, a danger to its caster too' },
  names: { energie: { fr: 'énergie', en: 'energy' } },
  words: {
    fr: {
      prompts: { 'sort-repousser': (a) => `Sort ${deFr(a.of('being'))} : repousser vers où ?` },
      options: { 'sort-detail/repousser': () => 'repousser' },
    },
    en: {
      prompts: { 'sort-repousser': (a) => `Spell of ${a.of('being')}: push to where?` },
      options: { 'sort-detail/repousser': () => 'push' },
    },
  },
  critical: 'for',
  damage: ['energie'],
  touch: {
    id: 'repousser',
    on: 'ennemi',
    resisted: 'for',
    lasts: false,
    // HB-SCH-08: moved one zone away from the caster, at once.
    *apply(g, { caster }, { target }) {
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
  },
  // HB-SCR-13: outdoors, by night.
  means: ({ clock }, { place }) => ifSo(place === 'dehors' && watchNamed(watchCountedFrom(clock)) === 'nuitee'),
});

/** Linked zones that are farther from the caster. */
function zonesAway({ scene }: HBState, caster: Being, target: Being): readonly ZoneId[] {
  if (scene === null || caster.zone === null || target.zone === null) return [];
  const from = caster.zone;
  const now = linksBetween(scene, from, target.zone);
  return neighboursOf(scene, target.zone).filter((zone) => linksBetween(scene, from, zone) > now);
}
