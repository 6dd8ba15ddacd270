import { type Option, option, type Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Cast } from './casting.ts';
import { choose } from './choose.ts';
import { describeSpell } from './described.ts';
import { harm } from './harm.ts';
import { heal } from './heal.ts';
import { ignores } from './ignored.ts';
import { resists } from './resist.ts';
import { schoolOf } from './schools/index.ts';
import type { SchoolEffect } from './schools/school.ts';
import { campOf } from './sight.ts';

/** HB-MAG-38: what a casting of Toucher does; one of them for all its targets. */
type Detail =
  | { readonly kind: 'degats'; readonly tag: string }
  | { readonly kind: 'soin' }
  | { readonly kind: 'effet'; readonly effect: SchoolEffect }
  /** HB-MAG-07: less than the dice allow. */
  | { readonly kind: 'moderer' }
  /** HB-MAG-42. */
  | { readonly kind: 'decrire' };

/** HB-MAG-07: settled after the roll, within its limits. */
export function* detail(g: HB, cast: Cast, targets: readonly Being[]): Rule<void> {
  let options = optionsFor(g, cast, targets[0]!);
  let chosen = yield* pick(g, cast, options);
  if (chosen.kind === 'decrire') {
    if (yield* describeSpell(g, cast, targets)) return;
    options = options.filter(({ value }) => value.kind !== 'decrire');
    chosen = yield* pick(g, cast, options);
  }
  const moderate = chosen.kind === 'moderer';
  if (moderate)
    chosen = yield* pick(
      g,
      cast,
      options.filter(({ value }) => value.kind !== 'moderer' && value.kind !== 'decrire'),
    );
  if (chosen.kind === 'effet') yield* affect(g, cast, { effect: chosen.effect, targets, moderate });
  else
    for (const target of targets) {
      const amount = moderate ? yield* lessThan(g, cast, { target, most: cast.max }) : cast.max;
      if (chosen.kind === 'degats') yield* harm(g, cast, { target, tag: chosen.tag, amount });
      else yield* heal(g, cast, { target, amount });
    }
}

function pick(g: HB, cast: Cast, options: readonly Option<Detail>[]): Rule<Detail> {
  const { caster, max, n, tot } = cast;
  return choose(g, caster, {
    id: 'sort-detail',
    rule: 'HB-MAG-38',
    params: { being: caster.id, n, max, tot },
    options,
  });
}

/** HB-SCH-06, HB-SCH-08, HB-SCH-11: damage on enemies, healing by Sacrée alone, the effect of the school where it is meant. */
function optionsFor(g: HB, { caster, school, max, n }: Cast, target: Being): Option<Detail>[] {
  const camp = campOf(caster, target);
  const options: Option<Detail>[] = [];
  const { damage, heals, touch: effect } = schoolOf(school);
  if (camp === 'ennemi')
    for (const tag of damage)
      options.push(option(`degats-${tag}`, { kind: 'degats', tag }, { params: { points: max } }));
  else if (heals) options.push(option('soin', { kind: 'soin' }, { params: { points: max } }));
  const points = options.length > 0 && max > 1;
  if (effect.on === camp) options.push(option(effect.id, { kind: 'effet', effect }, { params: { rounds: n } }));
  if (points || (effect.on === camp && effect.lasts && n > 1)) options.push(option('moderer', { kind: 'moderer' }));
  if (g.state.master !== null) options.push(option('decrire', { kind: 'decrire' }));
  return options;
}

interface Affecting {
  readonly effect: SchoolEffect;
  readonly targets: readonly Being[];
  readonly moderate: boolean;
}

/** HB-SCH-08, HB-MAG-33: each target tests; success avoids the effect. */
function* affect(g: HB, cast: Cast, { effect, targets, moderate }: Affecting): Rule<void> {
  const { caster, n, tot, school } = cast;
  const rounds = moderate && effect.lasts && n > 1 ? yield* lessThan(g, cast, { target: caster, most: n }) : n;
  for (const target of targets) {
    if (schoolOf(school).unreal && ignores(g, target, { trait: 'sans-esprit', what: effect.id, rule: 'HB-SCH-09' }))
      continue;
    const { resisted } = effect;
    if (resisted !== null && (yield* resists(g, target, { attribute: resisted, tot, rule: 'HB-SCH-08' }))) continue;
    yield* effect.apply(g, cast, { target, rounds });
  }
}

/** HB-MAG-07, HB-MAG-32: any lower amount, target by target; any shorter duration. */
function lessThan(g: HB, { caster }: Cast, { target, most }: { target: Being; most: number }): Rule<number> {
  const options: Option<number>[] = [];
  for (let amount = most; amount >= 1; amount--)
    options.push(option(`${amount}`, amount, { label: 'montant', params: { amount } }));
  return choose(g, caster, {
    id: 'sort-montant',
    rule: 'HB-MAG-32',
    params: { being: target.id, most },
    options,
  });
}
