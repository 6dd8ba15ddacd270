import { inflict } from '../../beings/marks.ts';
import { hasMark } from '../../pieces.ts';
import { defineManoeuvre, isHandled } from './manoeuvre.ts';

/** HB-MAN-07: an adjacent target; neither can leave the zone. */
export const empoigner = defineManoeuvre({
  id: 'empoigner',
  rule: 'HB-MAN-07',
  name: { fr: 'empoigner', en: 'grapple' },
  words: {
    fr: { hints: { 'manoeuvre/empoigner': () => 'aucun des deux ne quitte la zone' } },
    en: { hints: { 'manoeuvre/empoigner': () => 'neither leaves the zone' } },
  },
  offer(g, { striker: { attacker, target }, adjacent }, into) {
    if (!adjacent || !isHandled(target) || hasMark(target, 'empoigne')) return;
    into.push({
      id: 'empoigner',
      label: 'empoigner',
      rule: 'HB-MAN-07',
      after: false,
      resists: 'for',
      *run() {
        if (target.zone !== attacker.zone) return;
        yield* inflict(g, target, {
          mark: { id: 'empoigne', until: { in: 'removed' }, by: attacker.id },
          rules: ['HB-MAN-07'],
        });
      },
    });
  },
});
