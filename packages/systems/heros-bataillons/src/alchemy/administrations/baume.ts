import type { Rule } from '@souterrain/kernel';
import { check } from '../../checks/check.ts';
import type { CheckOrder } from '../../checks/order.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { takeEffect } from '../administer.ts';
import { openDose } from '../dose.ts';
import { besideOf, consents, defineAdministration, spend, type Vial } from './administration.ts';

/** HB-ALC-16: on the skin of oneself or of an adjacent being. */
export const baume = defineAdministration({
  id: 'baume',
  words: {
    fr: { options: { 'potion-appliquer': (o) => `appliquer un baume (${o.its('potion')}) : ${o.its('aim')}` } },
    en: { options: { 'potion-appliquer': (o) => `apply a balm (${o.its('potion')}): ${o.its('aim')}` } },
  },
  uses(g, vial) {
    return besideOf(g.state, vial.user).map((target) => ({
      verb: 'appliquer',
      aim: target.id,
      at: { figure: target.id },
      rule: 'HB-ALC-16',
      reaches: [target],
      ...(!consents(vial.user, target) && { test: applying(vial.user) }),
      run: () => smear(g, vial, target),
    }));
  },
});

/** HB-ALC-16: an unwilling target asks for an AGI test; failed, the balm is kept. */
function* smear(g: HB, vial: Vial, target: Being): Rule<void> {
  const { user, potion } = vial;
  if (!consents(user, target)) {
    const { success } = yield* check(g, applying(user));
    if (!success) return;
  }
  spend(g, vial, [target]);
  yield* takeEffect(g, target, yield* openDose(g, user, potion));
}

const applying = (who: Being): CheckOrder => ({ who, attribute: 'agi', tags: ['larcin'], rule: 'HB-ALC-16' });
