import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Attribute, Being, Talent } from '../pieces.ts';
import type { HB } from '../world.ts';
import { ABILITIES } from './abilities/index.ts';
import { CAP_RULES, canRaise, raise } from './caps.ts';
import { chooseForms, chooseSchool } from './creation/abilities.ts';
import { unknownTalents } from './creation/talents.ts';
import { chanceReserve, talentOf } from './hero.ts';

const ATTRIBUTES: readonly Attribute[] = ['for', 'agi', 'vol', 'end'];
const RULES = ['HB-CRE-10'] as const;
/** HB-CHA-09. */
const MOST_CHANCE = 3;
const MASTER = 3;

type Growth = () => Rule<void> | void;

/** HB-CRE-10: one progress, spent at once. Only what the caps allow is offered (HB-ATTR-18 to HB-ATTR-22). */
export function* progress(g: HB, being: Being): Rule<void> {
  const { hero } = being;
  const options: Option<Growth>[] = [
    ...attributeGrowth(g, being),
    ...talentGrowth(g, being),
    ...((hero!.progress + 1) % 3 === 0 ? rareGrowth(g, being) : []),
  ];
  const params = { being: being.id, progress: hero!.progress + 1 };
  const picked = yield* ask({
    id: 'progression',
    seat: being.seat ?? 0,
    rule: 'HB-CRE-10',
    params,
    options: options.map((one) => ({ ...one, value: one })),
  });
  g.emit({ type: 'progressSpent', being: being.id, on: picked.id, rules: RULES });
  const rule = picked.value();
  if (rule) yield* rule;
}

function attributeGrowth(g: HB, being: Being): readonly Option<Growth>[] {
  return ATTRIBUTES.filter((attribute) => canRaise(g.state, being, attribute)).map((attribute) =>
    option(`augmenter-${attribute}`, () => raise(g, being, { attribute, rules: ['HB-CRE-10', CAP_RULES[attribute]] }), {
      label: 'augmenter',
      params: { attribute, max: being.max[attribute] + 1 },
    }),
  );
}

function talentGrowth(g: HB, being: Being): readonly Option<Growth>[] {
  const { talents } = being.hero!;
  const raised = talents
    .filter(({ degree }) => degree < MASTER)
    .map(({ id, degree }) =>
      option(`maitriser-${id}`, () => raiseTalent(g, being, { id, degree }), {
        label: 'maitriser',
        params: { talent: id, degree: degree + 1 },
      }),
    );
  const learnt = unknownTalents(
    g,
    talents.map(({ id }) => id),
  ).map((id) =>
    option(
      `apprendre-${id}`,
      () => g.emit({ type: 'talentGained', being: being.id, talent: talentOf(g, id), rules: RULES }),
      { label: 'apprendre', params: { talent: id, attribute: g.content.talents[id]!.attribute } },
    ),
  );
  return [...raised, ...learnt];
}

function raiseTalent(g: HB, being: Being, { id, degree }: Pick<Talent, 'id' | 'degree'>): void {
  g.emit({
    type: 'talentRaised',
    being: being.id,
    talent: id,
    degree: (degree + 1) as Talent['degree'],
    rules: ['HB-CRE-10', 'HB-TAL-05'],
  });
}

/** HB-CRE-10: every third progress. HB-HERO-01: an ability once, except Conjurateur with another school. */
function rareGrowth(g: HB, being: Being): readonly Option<Growth>[] {
  const { abilities: known, schools, chanceMax } = being.hero!;
  const options: Option<Growth>[] = [];
  for (const { id } of ABILITIES) {
    const again = id === 'conjurateur' && schools.length < Object.keys(g.content.schools).length;
    if (known.includes(id) && !again) continue;
    options.push(
      option(`capacite-${id}`, () => gainAbility(g, being, id), { label: 'capacite', params: { ability: id } }),
    );
  }
  // Once: the reserve of a new hero is the mark (HB-Q-03).
  if (chanceMax < MOST_CHANCE && chanceMax === chanceReserve(g.state))
    options.push(
      option('augmenter-chance', () =>
        g.emit({ type: 'chanceMaximumRaised', being: being.id, max: chanceMax + 1, rules: ['HB-CRE-10', 'HB-CHA-09'] }),
      ),
    );
  return options;
}

function* gainAbility(g: HB, being: Being, ability: string): Rule<void> {
  const { schools, forms } = being.hero!;
  const school = ability === 'conjurateur' ? yield* chooseSchool(g, being.seat ?? 0, schools) : null;
  g.emit({ type: 'abilityGained', being: being.id, ability, school, rules: ['HB-CRE-10', 'HB-HERO-01'] });
  if (school === null || forms.length > 0) return;
  // HB-Q-24: a first school comes with its forms.
  for (const form of yield* chooseForms(g.state, being.seat ?? 0))
    g.emit({ type: 'formLearnt', being: being.id, form, rules: ['HB-MAG-08'] });
}
