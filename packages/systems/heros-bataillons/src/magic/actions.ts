import type { Rule } from '@souterrain/kernel';
import type { Action } from '../combat/action.ts';
import { spellOdds } from '../odds/index.ts';
import { type Being, type HB, hasMark } from '../state.ts';
import { castSpell, formsOf } from './cast.ts';
import { entityActions } from './entity.ts';
import { steerActions } from './forms/deplacement.ts';
import type { Prospect } from './forms/form.ts';
import { formOf } from './forms/index.ts';
import { canAmplify, isAmplified, POWER_IDS, wearsMetal } from './powers.ts';
import { schoolsOf } from './schools.ts';
import { seenBy } from './sight.ts';
import { type Casting, type Source, type Spell, spellId } from './spell.ts';

/** HB-ACT-02: the spells that a being may cast in its turn, and what goes on with those it has cast. */
export function spellActions(g: HB, being: Being): readonly Action[] {
  if (being.kind === 'invoque') return entityActions(g, being);
  const schools = schoolsOf(being);
  const held = being.hero?.held ?? null;
  const steered = steerActions(g, being);
  // HB-ALC-21: glue in the mouth leaves no word.
  if ((schools.length === 0 && held === null) || hasMark(being, 'muet')) return steered;
  const actions = steered.slice();
  const prospect: Prospect = { state: g.state, caster: being, seen: seenBy(g.state, being) };
  for (const school of schools) addSchool(g, actions, prospect, school);
  if (held !== null) addHeld(g, actions, prospect, held as unknown as Spell);
  return actions;
}

/** HB-MAG-05, HB-MAG-08, HB-MAG-26: any form that is known at any power that armour allows. */
function addSchool(g: HB, actions: Action[], prospect: Prospect, school: Spell['school']): void {
  const metal = wearsMetal(prospect.caster);
  for (const form of formsOf(g.state, prospect.caster))
    for (const power of POWER_IDS) {
      if (metal && isAmplified(power)) continue;
      const spell = { school, form, power };
      if (formOf(form).isPossible(prospect, spell))
        actions.push(actionOf(g, prospect.caster, { spell, source: 'ecole' }));
    }
}

/** HB-SCR-14: released once; metal armour still forbids an amplified one. */
function addHeld(g: HB, actions: Action[], prospect: Prospect, spell: Spell): void {
  if (canAmplify(prospect.caster, spell.power) && formOf(spell.form).isPossible(prospect, spell))
    actions.push(actionOf(g, prospect.caster, { spell, source: 'grimoire' }));
}

function* release(g: HB, casting: Casting): Rule<void> {
  if (casting.source === 'grimoire')
    g.emit({ type: 'spellHeld', being: casting.caster.id, spell: null, rules: ['HB-SCR-14'] });
  yield* castSpell(g, casting);
}

function actionOf(g: HB, caster: Being, { spell, source }: { spell: Spell; source: Source }): Action {
  const { school, form, power } = spell;
  const grimoire = source === 'grimoire';
  return {
    id: `${grimoire ? 'liberer' : 'sort'}-${spellId(spell)}`,
    label: grimoire ? 'liberer-sort' : 'lancer-sort',
    params: { school, form, power },
    at: undefined,
    kind: 'sort',
    rule: grimoire ? 'HB-SCR-14' : 'HB-ACT-02',
    odds: spellOdds(g.state, { caster, source, school, form, power }),
    run: () => release(g, { caster, source, school, form, power }),
  };
}
