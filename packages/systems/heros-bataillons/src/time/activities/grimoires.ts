import type { Rule } from '@souterrain/kernel';
import { isUnderPressure } from '../../gear/pressure.ts';
import { changeGold } from '../../gear/purse.ts';
import { spellId, spellOf } from '../../magic/casting.ts';
import { POWERS } from '../../magic/powers.ts';
import { schoolsOf } from '../../magic/schools/index.ts';
import type { Spell } from '../../magic/spell.ts';
import type { Being, Item } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { defineActivity, type Task } from './activity.ts';

/** HB-SCR-14: in gold, for each die of the spell. */
const MATERIALS = 50;

const materialsFor = ({ power }: Spell): number => MATERIALS * POWERS[power].dice;

/** HB-SCR-01, HB-SCR-14: a Conjurateur of any school, with the materials, never under pressure. */
const canStudy = (state: HBState, being: Being, spell: Spell): boolean =>
  !isUnderPressure(state) && schoolsOf(being).length > 0 && state.gold >= materialsFor(spell);

/** HB-SCR-14: reading keeps the benefit of the watch. */
export const studying = defineActivity({
  id: 'etude',
  place: 4,
  words: {
    fr: { options: { 'etudier-grimoire': (o) => `étudier un grimoire (${o.its('gold')} po)` } },
    en: { options: { 'etudier-grimoire': (o) => `study a grimoire (${o.its('gold')} gp)` } },
  },
  tasks(g, being) {
    const tasks: Task[] = [];
    for (const item of being.hero!.items) {
      const spell = item.base === 'grimoire' ? spellOf(item) : null;
      if (spell === null || !canStudy(g.state, being, spell)) continue;
      tasks.push({
        id: `etudier-${item.id}`,
        label: 'etudier-grimoire',
        params: { item: item.id, spell: spellId(spell), gold: materialsFor(spell) },
        rule: 'HB-SCR-14',
        keepsBenefit: true,
        run: () => study(g, being, item),
      });
    }
    return tasks;
  },
});

/** HB-SCR-14: the spell is held ready; the book is kept. HB-Q-24: its form is learnt. */
export function* study(g: HB, being: Being, item: Item): Rule<void> {
  const { school, form, power } = spellOf(item)!;
  if (!canStudy(g.state, being, { school, form, power })) return;
  changeGold(g, -materialsFor({ school, form, power }), { why: 'materiaux', rules: ['HB-SCR-14'] });
  g.emit({ type: 'spellHeld', being: being.id, spell: { school, form, power }, rules: ['HB-SCR-14'] });
  if (g.state.variants.forms === 'learnt' && !being.hero!.forms.includes(form))
    g.emit({ type: 'formLearnt', being: being.id, form, rules: ['HB-MAG-08'] });
}

/** HB-SCR-14: what is still held goes with the next rest watch. */
export function forgetHeld(g: HB, being: Being): void {
  if (being.hero?.held) g.emit({ type: 'spellHeld', being: being.id, spell: null, rules: ['HB-SCR-14'] });
}
