import { plansFor } from '../plans.ts';
import { defineManoeuvre } from './manoeuvre.ts';

/** HB-MAN-12, HB-MAN-13: what the MJ has accepted, or what the room lists (HB-SOLO-11), for a die that reaches its threshold. */
export const improvisation = defineManoeuvre({
  id: 'improvisation',
  rule: 'HB-MAN-12',
  names: { 'improvisation-': { fr: 'improvisation :', en: 'improvisation:' } },
  words: {
    fr: { options: { improvisation: (o) => `improviser : ${o.its('plan')}` } },
    en: { options: { improvisation: (o) => `improvise: ${o.its('plan')}` } },
  },
  offer(g, { striker, face }, into) {
    for (const { id, params, at, threshold, run } of plansFor(g, striker)) {
      if (face < threshold) continue;
      into.push({
        id: `improvisation-${id}`,
        label: 'improvisation',
        params: { plan: id, ...params },
        ...(at && { at }),
        rule: 'HB-MAN-12',
        after: false,
        resists: null,
        run,
      });
    }
  },
});
