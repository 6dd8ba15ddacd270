import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import { check } from '../../checks/check.ts';
import type { CheckOrder } from '../../checks/order.ts';
import { ignores } from '../../magic/ignored.ts';
import type { Being } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Dose } from '../dose.ts';

/** HB-ALC-14: VOL once; failed, attacks are diminished and tests harder. The mindless see nothing. */
export function* hallucinogene(g: HB, target: Being, { user, rounds }: Dose): Rule<void> {
  if (ignores(g, target, { trait: 'sans-esprit', what: 'hallucinogene', rule: 'HB-ALC-14' })) return;
  const { success, spared } = yield* check(g, hallucination(target));
  if (success || spared) return;
  const mark = { id: 'hallucine', until: lastingRounds(g.state, user.id, rounds), by: user.id };
  gain(g, target, { mark, rules: ['HB-ALC-14'] });
}

/** HB-ALC-14. */
export const hallucination = (who: Being): CheckOrder => ({
  who,
  attribute: 'vol',
  tags: ['poison'],
  stake: 'resistance',
  rule: 'HB-ALC-14',
});
