import { gain } from '../../beings/marks.ts';
import type { Size } from '../../pieces.ts';
import { climberOf, mountOf } from '../conditions.ts';
import { defineManoeuvre, isHandled } from './manoeuvre.ts';

const SIZES: readonly Size[] = ['petit', 'moyen', 'grand', 'colossal'];

/** HB-FOE-04: at least one size above. */
const isLarger = (size: Size, than: Size): boolean => SIZES.indexOf(size) > SIZES.indexOf(than);

/** HB-MAN-11: onto an adjacent target larger than oneself, one climber each. */
export const escalader = defineManoeuvre({
  id: 'escalader',
  rule: 'HB-MAN-11',
  name: { fr: 'escalader la cible', en: 'climb the target' },
  words: {
    fr: { hints: { 'manoeuvre/escalader': () => 'attaques améliorées contre elle, de zone en zone' } },
    en: { hints: { 'manoeuvre/escalader': () => 'improved attacks against it, from zone to zone' } },
  },
  offer(g, { striker: { attacker, target }, adjacent }, into) {
    if (!adjacent || !isHandled(target) || !isLarger(target.size, attacker.size)) return;
    if (climberOf(g.state, target) !== null || mountOf(g.state, attacker) !== null) return;
    into.push({
      id: 'escalader',
      label: 'escalader',
      rule: 'HB-MAN-11',
      after: true,
      resists: null,
      *run() {
        if (target.zone !== attacker.zone || climberOf(g.state, target) !== null) return;
        gain(g, attacker, { mark: { id: 'grimpe', until: { in: 'removed' }, by: target.id }, rules: ['HB-MAN-11'] });
      },
    });
  },
});
