import { plansFor } from '../plans.ts';
import type { Offer } from './choice.ts';

/** HB-MAN-12, HB-MAN-13: what the MJ has accepted, or what the room lists (HB-SOLO-11), for a die that reaches its threshold. */
export const improvisation: Offer = (g, { striker, face }, into) => {
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
};
