import { ask, option, type Rule } from '@souterrain/kernel';
import { check } from '../../checks/check.ts';
import { entryOf } from '../../gear/entries.ts';
import { changeGold } from '../../gear/purse.ts';
import { spellOf } from '../../magic/casting.ts';
import { schoolOf } from '../../magic/schools/index.ts';
import { type Means, NO_MEANS } from '../../magic/schools/school.ts';
import type { Being, Item } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { defineActivity, type Task } from './activity.ts';

/** HB-SCR-12, HB-SCR-13: the condition of each school, checked on the place and the purse. */
const meansOf = (state: HBState, school: string): Means =>
  state.scene === null ? NO_MEANS : schoolOf(school).means(state, state.scene);

/** HB-SCR-11, HB-SCR-13: what a hero can do for its empty wands during a rest watch. */
export const recharging = defineActivity({
  id: 'recharge',
  place: 3,
  name: { fr: 'recharge', en: 'recharging' },
  words: {
    fr: {
      prompts: { recharge: (a) => `Recharge de baguette (${a.of('school')}) pour ${a.of('being')} : le MJ confirme ?` },
      options: { 'recharger-baguette': (o) => `recharger une baguette (${o.its('school')})` },
    },
    en: {
      prompts: { recharge: (a) => `Wand recharged (${a.of('school')}) by ${a.of('being')}: does the GM confirm?` },
      options: { 'recharger-baguette': (o) => `recharge a wand (${o.its('school')})` },
    },
  },
  tasks(g, being) {
    const tasks: Task[] = [];
    for (const item of being.hero!.items) {
      const spell = item.base === 'baguette' ? spellOf(item) : null;
      if (spell === null || item.charges === entryOf(g, item).charges) continue;
      // HB-SCR-13: the MJ confirms; without one the place is checked.
      if (g.state.master === null && !meansOf(g.state, spell.school).possible) continue;
      tasks.push({
        id: `recharger-${item.id}`,
        label: 'recharger-baguette',
        params: { item: item.id, school: spell.school },
        rule: 'HB-SCR-13',
        keepsBenefit: false,
        *run() {
          yield* recharge(g, being, item);
        },
      });
    }
    return tasks;
  },
});

/** HB-SCR-11, HB-SCR-12, HB-SCR-13: all its charges, if the condition of its school is met. */
export function* recharge(g: HB, being: Being, item: Item): Rule<boolean> {
  const { school } = spellOf(item)!;
  const { possible, gold: price } = meansOf(g.state, school);
  // HB-SCR-12: the MJ may accept something else than what is missing; without one, others may have spent the gold.
  const gold = possible || g.state.master === null ? price : 0;
  if (gold > g.state.gold || !(yield* isFulfilled(g, being, school))) return false;
  changeGold(g, -gold, { why: 'recharge', rules: ['HB-SCR-13'] });
  const left = entryOf(g, item).charges!;
  g.emit({ type: 'chargesChanged', being: being.id, item: item.id, left, rules: ['HB-SCR-11', 'HB-SCR-13'] });
  return true;
}

function* isFulfilled(g: HB, being: Being, school: string): Rule<boolean> {
  const { master } = g.state;
  if (master !== null)
    return yield* ask({
      id: 'recharge',
      seat: master,
      rule: 'HB-SCR-13',
      params: { being: being.id, school },
      options: [option('confirmer', true), option('refuser', false)],
    });
  if (!schoolOf(school).unreal) return true;
  // HB-SCR-13: somebody must believe the lie.
  const { success } = yield* check(g, { who: being, attribute: 'vol', tags: ['convaincre'], rule: 'HB-SCR-13' });
  return success;
}
