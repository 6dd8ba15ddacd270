import { gain } from '../../beings/marks.ts';
import { check } from '../../checks/check.ts';
import type { CheckOrder } from '../../checks/order.ts';
import { ignores } from '../../magic/ignored.ts';
import { resultOf } from '../../odds/check.ts';
import type { Being } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import { defineEffect, holdOdds } from './effect.ts';

/** HB-ALC-14: VOL once; failed, attacks are diminished and tests harder. The mindless see nothing. */
export const hallucinogene = defineEffect({
  id: 'hallucinogene',
  rule: 'HB-ALC-14',
  *take(g, target, { user, rounds }) {
    if (ignores(g, target, { trait: 'sans-esprit', what: 'hallucinogene', rule: 'HB-ALC-14' })) return;
    const { success, spared } = yield* check(g, hallucination(target));
    if (success || spared) return;
    const mark = { id: 'hallucine', until: lastingRounds(g.state, user.id, rounds), by: user.id };
    gain(g, target, { mark, rules: ['HB-ALC-14'] });
  },
  tested: true,
  odds(g, potion, { target, used }) {
    const held = 1 - resultOf(g.state, hallucination(target)).success;
    return holdOdds(g, potion, target.tags.includes('sans-esprit') ? 0 : used * held);
  },
});

/** HB-ALC-14. */
const hallucination = (who: Being): CheckOrder => ({
  who,
  attribute: 'vol',
  tags: ['poison'],
  stake: 'resistance',
  rule: 'HB-ALC-14',
});
