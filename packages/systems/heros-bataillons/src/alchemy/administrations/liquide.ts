import type { Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { takeEffect } from '../administer.ts';
import { openDose } from '../dose.ts';
import { besideOf, consents, defineAdministration, spend, type Use, type Vial } from './administration.ts';

/** HB-ALC-17: drunk, or given to a willing or helpless adjacent being. */
export const liquide = defineAdministration({
  id: 'liquide',
  words: {
    fr: {
      options: {
        'potion-boire': (o) => `boire une potion (${o.its('potion')})`,
        'potion-faire-boire': (o) => `faire boire une potion (${o.its('potion')}) : ${o.its('aim')}`,
      },
    },
    en: {
      options: {
        'potion-boire': (o) => `drink a potion (${o.its('potion')})`,
        'potion-faire-boire': (o) => `give a potion to drink (${o.its('potion')}): ${o.its('aim')}`,
      },
    },
  },
  uses(g, vial) {
    const { user } = vial;
    const uses: Use[] = [];
    for (const target of besideOf(g.state, user))
      if (consents(user, target))
        uses.push({
          verb: target === user ? 'boire' : 'faire-boire',
          aim: target === user ? null : target.id,
          at: { figure: target.id },
          rule: 'HB-ALC-17',
          reaches: [target],
          run: () => pour(g, vial, target),
        });
    return uses;
  },
});

function* pour(g: HB, vial: Vial, target: Being): Rule<void> {
  spend(g, vial, [target]);
  yield* takeEffect(g, target, yield* openDose(g, vial.user, vial.potion));
}
