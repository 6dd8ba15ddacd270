import { inflict, lose } from '../../beings/marks.ts';
import { isDown } from '../conditions.ts';
import { defineManoeuvre, isHandled } from './manoeuvre.ts';

/** HB-MAN-08: on the ground until it spends its movement to stand. */
export const faireTomber = defineManoeuvre({
  id: 'faire-tomber',
  rule: 'HB-MAN-08',
  name: { fr: 'faire tomber', en: 'knock down' },
  words: {
    fr: { hints: { 'manoeuvre/faire-tomber': () => 'attaques diminuées tant que la cible est au sol' } },
    en: { hints: { 'manoeuvre/faire-tomber': () => 'diminished attacks while it is down' } },
  },
  offer(g, { striker: { attacker, target } }, into) {
    if (!isHandled(target) || isDown(target)) return;
    into.push({
      id: 'faire-tomber',
      label: 'faire-tomber',
      rule: 'HB-MAN-08',
      after: false,
      resists: 'for',
      *run() {
        const fell = yield* inflict(g, target, {
          mark: { id: 'au-sol', until: { in: 'removed' }, by: attacker.id },
          rules: ['HB-MAN-08'],
        });
        if (fell) lose(g, target, { mark: 'grimpe', why: 'retire', rules: ['HB-MAN-11'] });
      },
    });
  },
});
