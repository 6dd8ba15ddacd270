import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { gain, inflict } from '../beings/marks.ts';
import { testable } from '../checks/attributes.ts';
import type { Being, Tested } from '../pieces.ts';
import { lastingRounds } from '../time/lasting.ts';
import type { HB } from '../world.ts';
import type { Cast } from './casting.ts';
import { harm } from './harm.ts';
import { heal } from './heal.ts';
import { resists } from './resist.ts';
import { schoolOf } from './schools/index.ts';

/** HB-MAG-42, HB-GM-14: what the MJ makes of a description: nothing, words alone, points within MAX, something that lasts within N. */
type Ruling =
  | { readonly kind: 'refus' | 'recit' }
  | { readonly kind: 'degats' | 'soin' | 'duree'; readonly amount: number };

/** HB-MAG-42: the MJ accepts a described spell within the hard limits, or refuses it; true when it was accepted. */
export function* describeSpell(g: HB, cast: Cast, targets: readonly Being[]): Rule<boolean> {
  const { caster, school, n, max, tot } = cast;
  const ruling = yield* ask({
    id: 'sort-decrit',
    seat: g.state.master!,
    rule: 'HB-MAG-42',
    params: { being: caster.id, n, max, tot },
    options: rulings(cast),
  });
  const accepted = ruling.kind !== 'refus';
  g.emit({ type: 'spellDescribed', being: caster.id, accepted, rules: ['HB-MAG-42'] });
  if (ruling.kind === 'soin') for (const target of targets) yield* heal(g, cast, { target, amount: ruling.amount });
  if (ruling.kind === 'degats' || ruling.kind === 'duree') {
    const attribute = yield* resistance(g, caster);
    for (const target of targets) {
      if (attribute !== null && (yield* resists(g, target, { attribute, tot, rule: 'HB-GM-14' }))) continue;
      const { amount } = ruling;
      if (ruling.kind === 'degats') yield* harm(g, cast, { target, tag: schoolOf(school).damage[0] ?? school, amount });
      else {
        const mark = { id: 'sort-decrit', until: lastingRounds(g.state, caster.id, amount), by: caster.id };
        const rules = ['HB-GM-14', 'HB-MAG-29'] as const;
        // HB-CHA-11: a test of resistance has already offered Chance.
        if (attribute === null) yield* inflict(g, target, { mark, rules });
        else gain(g, target, { mark, rules });
      }
    }
  }
  return accepted;
}

/** HB-GM-14: the attribute that the targets may test, if the MJ names one. */
function* resistance(g: HB, { id }: Being): Rule<Tested | null> {
  const options: Option<Tested | null>[] = [option('sans-resistance', null)];
  for (const attribute of testable(g.state)) options.push(option(`resistance-${attribute}`, attribute));
  return yield* ask({
    id: 'resistance-au-sort',
    seat: g.state.master!,
    rule: 'HB-GM-14',
    params: { being: id },
    options,
  });
}

/** HB-MAG-30, HB-MAG-31, HB-SCH-06, HB-SCH-11: never above MAX; Sacrée never hurts; any school may heal if the MJ agrees. */
function rulings({ school, max, n }: Cast): readonly Option<Ruling>[] {
  const options: Option<Ruling>[] = [
    option('refuser', { kind: 'refus' }),
    option('accepter-le-recit', { kind: 'recit' }),
  ];
  for (let amount = max; amount >= 1; amount--) {
    const params = { amount };
    if (!schoolOf(school).heals)
      options.push(option(`degats-${amount}`, { kind: 'degats', amount }, { label: 'degats', params }));
    options.push(option(`soin-${amount}`, { kind: 'soin', amount }, { label: 'soin', params }));
  }
  for (let amount = 1; amount <= n; amount++)
    options.push(option(`duree-${amount}`, { kind: 'duree', amount }, { label: 'duree', params: { amount } }));
  return options;
}
