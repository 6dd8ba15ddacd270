import type { Params } from '@souterrain/kernel';
import { castSpell, formsOf } from '../magic/cast.ts';
import { type Casting, spellId, spellTold } from '../magic/casting.ts';
import type { Prospect } from '../magic/forms/form.ts';
import { FORM_IDS, formOf, isCastAt, isPossible } from '../magic/forms/index.ts';
import { canAmplify, isAmplified, POWER_IDS, wearsMetal } from '../magic/powers.ts';
import { SCHOOL_IDS, schoolsOf } from '../magic/schools/index.ts';
import { seenBy } from '../magic/sight.ts';
import type { Spell, SpellSource } from '../magic/spell.ts';
import { spellOdds } from '../odds/spell.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { type Action, actionTo, defineAction } from './action.ts';

/** HB-ACT-02: the spells that a being may cast in its turn. */
export const spells = defineAction({
  id: 'sorts',
  place: 72,
  names: { 'sort-': { fr: 'sort :', en: 'spell:' } },
  words: {
    fr: {
      options: {
        'lancer-sort': (o) => `lancer un sort : ${spellTold(o)}`,
        'liberer-sort': (o) => `libérer le sort du grimoire : ${spellTold(o)}`,
      },
    },
    en: {
      options: {
        'lancer-sort': (o) => `cast a spell: ${spellTold(o)}`,
        'liberer-sort': (o) => `release the spell of the grimoire: ${spellTold(o)}`,
      },
    },
  },
  offer(g, being, into) {
    const schools = schoolsOf(being);
    const held = being.hero?.held ?? null;
    // HB-ALC-21: glue in the mouth leaves no word.
    if ((schools.length === 0 && held === null) || being.kind === 'invoque' || hasMark(being, 'muet')) return;
    const prospect: Prospect = { g, caster: being, seen: seenBy(g.state, being) };
    for (const school of schools) addSchool(g, into, prospect, school);
    if (held !== null) addHeld(g, into, prospect, held as unknown as Spell);
  },
});

/** HB-MAG-05, HB-MAG-08, HB-MAG-26: any form that is known at any power that armour allows. */
function addSchool(g: HB, actions: Action[], prospect: Prospect, school: string): void {
  const metal = wearsMetal(g, prospect.caster);
  const known = SPELLS[school]!;
  for (const form of formsOf(g.state, prospect.caster)) {
    const rule = formOf(form);
    for (const spoken of known[form]!)
      if (!(metal && isAmplified(spoken.spell.power)) && rule.isPossible(prospect, spoken.spell))
        actions.push(casting(g, prospect.caster, spoken));
  }
}

/** HB-SCR-14: released once; metal armour still forbids an amplified one. */
function addHeld(g: HB, actions: Action[], prospect: Prospect, spell: Spell): void {
  if (canAmplify(g, prospect.caster, spell.power) && isPossible(prospect, spell))
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

/** By school and by form: the same for every caster. */
const SPELLS = Object.fromEntries(SCHOOL_IDS.map((school) => [school, spellsIn(school)]));

function spellsIn(school: string): Readonly<Record<string, readonly Spoken[]>> {
  const spells: Record<string, readonly Spoken[]> = {};
  for (const form of FORM_IDS)
    spells[form] = POWER_IDS.filter((power) => isCastAt(form, power)).map((power) => speak({ school, form, power }));
  return spells;
}
