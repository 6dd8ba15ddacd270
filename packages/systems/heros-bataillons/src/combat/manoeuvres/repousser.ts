import { pointsOf, spare } from '../../beings/chance.ts';
import type { Being } from '../../pieces.ts';
import { move } from '../../scene/moves.ts';
import { neighboursOf } from '../../scene/zones.ts';
import type { HB } from '../../world.ts';
import { endHolds, endHoldsOn } from '../holds.ts';
import { defineManoeuvre, isHandled } from './manoeuvre.ts';

/** HB-MAN-06: to a zone one open link away, or out of its position. */
export const repousser = defineManoeuvre({
  id: 'repousser',
  rule: 'HB-MAN-06',
  names: {
    'repousser-sur-place': { fr: 'repousser sur place', en: 'push without moving' },
    'repousser-': { fr: 'repousser :', en: 'push to:' },
  },
  words: {
    fr: {
      options: { 'manoeuvre/repousser': (o) => `repousser : ${o.its('zone')}` },
      hints: {
        'manoeuvre/repousser': () => 'hors de sa zone',
        'manoeuvre/repousser-sur-place': () => 'hors de sa position',
      },
    },
    en: {
      options: { 'manoeuvre/repousser': (o) => `push: ${o.its('zone')}` },
      hints: {
        'manoeuvre/repousser': () => 'out of its zone',
        'manoeuvre/repousser-sur-place': () => 'out of its position',
      },
    },
  },
  offer(g, { striker: { target } }, into) {
    if (!isHandled(target)) return;
    for (const zone of neighboursOf(g.state.scene!, target.zone!))
      into.push({
        id: `repousser-${zone}`,
        label: 'repousser',
        params: { zone },
        at: { zone },
        rule: 'HB-MAN-06',
        after: false,
        resists: 'for',
        run: () => push(g, target, zone),
      });
    if (target.position !== null)
      into.push({
        id: 'repousser-sur-place',
        label: 'repousser-sur-place',
        rule: 'HB-MAN-06',
        after: false,
        resists: 'for',
        run: () => push(g, target, target.zone!),
      });
  },
});

function* push(g: HB, target: Being, zone: string) {
  const params = { being: target.id, chance: pointsOf(target), zone };
  if (yield* spare(g, target, { what: 'pousse', params, rule: 'HB-CHA-03' })) return;
  endHolds(g, target, { rule: 'HB-MAN-06' });
  endHoldsOn(g, target, 'HB-MAN-06');
  yield* move(g, target, { zone, position: null, how: 'pousse', rules: ['HB-MAN-06'] });
}
