import type { Rule } from '@souterrain/kernel';
import { gain, lose } from '../../beings/marks.ts';
import type { Being, Item } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { takeEffect } from '../administer.ts';
import { holdsOf, openDose, potionIn } from '../dose.ts';
import { besideOf, consents, defineAdministration, spend, type Use, type Vial } from './administration.ts';

/** HB-ALC-19: into oneself or a willing or helpless adjacent being; or onto a ready weapon, for an enemy. */
export const injection = defineAdministration({
  id: 'injection',
  names: { enduit: { fr: 'enduit', en: 'coating' } },
  words: {
    fr: {
      options: {
        'potion-injecter': (o) => `injecter une dose (${o.its('potion')}) : ${o.its('aim')}`,
        'potion-enduire': (o) => `enduire une arme (${o.its('potion')}) : ${o.its('aim')}`,
      },
    },
    en: {
      options: {
        'potion-injecter': (o) => `inject a dose (${o.its('potion')}): ${o.its('aim')}`,
        'potion-enduire': (o) => `coat a weapon (${o.its('potion')}): ${o.its('aim')}`,
      },
    },
  },
  uses(g, vial) {
    const { user } = vial;
    const uses: Use[] = [];
    for (const target of besideOf(g.state, user))
      if (consents(user, target))
        uses.push({
          verb: 'injecter',
          aim: target.id,
          at: { figure: target.id },
          rule: 'HB-ALC-19',
          reaches: [target],
          run: () => inject(g, vial, target),
        });
    for (const weapon of user.hero!.items)
      if (weapon.place !== 'sac' && g.content.items[weapon.base]?.attack)
        uses.push({
          verb: 'enduire',
          aim: weapon.id,
          at: { item: weapon.id },
          rule: 'HB-ALC-19',
          run: () => coat(g, vial, weapon),
        });
    return uses;
  },
});

function* inject(g: HB, vial: Vial, target: Being): Rule<void> {
  spend(g, vial, [target]);
  yield* takeEffect(g, target, yield* openDose(g, vial.user, vial.potion));
}

export const COATING = 'enduit-';

/** HB-ALC-19: until it is delivered, or the scene ends. */
function* coat(g: HB, vial: Vial, { id }: Item): Rule<void> {
  const { user, potion } = vial;
  spend(g, vial, []);
  g.emit({ type: 'weaponCoated', being: user.id, item: id, rules: ['HB-ALC-19'] });
  lose(g, user, { mark: COATING + id, why: 'retire', rules: ['HB-ALC-19'] });
  const mark = { id: COATING + id, until: { in: 'scene' } as const, by: user.id, holds: holdsOf(potion) };
  gain(g, user, { mark, rules: ['HB-ALC-19'] });
}

/** HB-ALC-19, HB-DMG-15: a blow of at least one critical point carries the doses of the weapons that struck. */
export function* deliverCoatings(
  g: HB,
  attacker: Being,
  { weapons, target }: { weapons: readonly Item[]; target: Being },
): Rule<void> {
  for (const { id } of weapons) {
    const potion = potionIn(attacker.marks.find((mark) => mark.id === COATING + id)?.holds);
    if (!potion) continue;
    lose(g, attacker, { mark: COATING + id, why: 'fini', rules: ['HB-ALC-19'] });
    g.emit({ type: 'doseDelivered', being: attacker.id, item: id, target: target.id, rules: ['HB-ALC-19'] });
    yield* takeEffect(g, target, yield* openDose(g, attacker, potion));
  }
}
