import type { Params } from '@souterrain/kernel';
import { type Action, actionTo } from '../combat/action.ts';
import { spellOdds } from '../odds/spell.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { castSpell, formsOf } from './cast.ts';
import { type Casting, spellId } from './casting.ts';
import { entityActions } from './entity.ts';
import { steerActions } from './forms/deplacement.ts';
import type { Prospect } from './forms/form.ts';
import { formOf } from './forms/index.ts';
import { canAmplify, isAmplified, POWER_IDS, wearsMetal } from './powers.ts';
import { SCHOOL_IDS, schoolsOf } from './schools.ts';
import { seenBy } from './sight.ts';
import type { Form, School, Spell, SpellSource } from './spell.ts';

/** HB-ACT-02: the spells that a being may cast in its turn, and what goes on with those it has cast. */
export function spellActions(g: HB, being: Being, into: Action[]): void {
  if (being.kind === 'invoque') return entityActions(g, being, into);
  steerActions(g, being, into);
  const schools = schoolsOf(being);
  const held = being.hero?.held ?? null;
  // HB-ALC-21: glue in the mouth leaves no word.
  if ((schools.length === 0 && held === null) || hasMark(being, 'muet')) return;
  const prospect: Prospect = { g, caster: being, seen: seenBy(g.state, being) };
  for (const school of schools) addSchool(g, into, prospect, school);
  if (held !== null) addHeld(g, into, prospect, held as unknown as Spell);
}

/** HB-MAG-05, HB-MAG-08, HB-MAG-26: any form that is known at any power that armour allows. */
function addSchool(g: HB, actions: Action[], prospect: Prospect, school: Spell['school']): void {
  const metal = wearsMetal(g, prospect.caster);
  const spells = SPELLS[school];
  for (const form of formsOf(g.state, prospect.caster)) {
    const { isPossible } = formOf(form);
    for (const spoken of spells[form])
      if (!(metal && isAmplified(spoken.spell.power)) && isPossible(prospect, spoken.spell))
        actions.push(casting(g, prospect.caster, spoken));
  }
}

/** HB-SCR-14: released once; metal armour still forbids an amplified one. */
function addHeld(g: HB, actions: Action[], prospect: Prospect, spell: Spell): void {
  if (canAmplify(g, prospect.caster, spell.power) && formOf(spell.form).isPossible(prospect, spell))
    actions.push(releasing(g, prospect.caster, spell));
}

const casting = actionTo<Spoken>({
  id: ({ id }) => id,
  label: 'lancer-sort',
  params: ({ params }) => params,
  odds: (g, caster, { spell }) => spellOdds(g.state, castingOf(caster, 'ecole', spell)),
  kind: 'sort',
  rule: 'HB-ACT-02',
  run: (g, caster, { spell }) => castSpell(g, castingOf(caster, 'ecole', spell)),
});

const releasing = actionTo<Spell>({
  id: (spell) => `liberer-${spellId(spell)}`,
  label: 'liberer-sort',
  params: ({ school, form, power }) => ({ school, form, power }),
  odds: (g, caster, spell) => spellOdds(g.state, castingOf(caster, 'grimoire', spell)),
  kind: 'sort',
  rule: 'HB-SCR-14',
  run(g, caster, spell) {
    g.emit({ type: 'spellHeld', being: caster.id, spell: null, rules: ['HB-SCR-14'] });
    return castSpell(g, castingOf(caster, 'grimoire', spell));
  },
});

const castingOf = (caster: Being, source: SpellSource, { school, form, power }: Spell): Casting => ({
  caster,
  source,
  school,
  form,
  power,
});

/** A spell as its option tells it. */
interface Spoken {
  readonly spell: Spell;
  readonly id: string;
  readonly params: Params;
}

const speak = ({ school, form, power }: Spell): Spoken => ({
  spell: { school, form, power },
  id: `sort-${spellId({ school, form, power })}`,
  params: { school, form, power },
});

type Spells = Readonly<Record<Form, readonly Spoken[]>>;

function spellsIn(school: School): Spells {
  const by = (form: Form): readonly Spoken[] => POWER_IDS.map((power) => speak({ school, form, power }));
  return {
    toucher: by('toucher'),
    invocation: by('invocation'),
    deplacement: by('deplacement'),
    insufflation: by('insufflation'),
    domination: by('domination'),
  };
}

/** The spells of a school are the same for every caster. */
const SPELLS = Object.fromEntries(SCHOOL_IDS.map((school) => [school, spellsIn(school)])) as Readonly<
  Record<School, Spells>
>;
