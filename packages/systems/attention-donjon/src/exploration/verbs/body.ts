import type { Rule } from '@souterrain/kernel';
import { afflict } from '../../combat/afflict.ts';
import { damageRoll } from '../../combat/damage.ts';
import { heal, loseSante } from '../../combat/health.ts';
import { regainHeroism } from '../../combat/heroism.ts';
import { loseMark } from '../../figures/marks.ts';
import type { AD1, Until } from '../../state.ts';
import { type Context, reached } from './context.ts';
import type { VerbOf } from './perform.ts';

const RULES = ['AD1-PERI-04'] as const;

export function* sante(g: AD1, { sante: amount, who }: VerbOf<'sante'>, context: Context): Rule<void> {
  const by = context.entry.id;
  for (const figure of reached(g, who, context))
    if (amount > 0) heal(g, figure, { amount, by, rules: RULES });
    else yield* loseSante(g, figure, { amount: -amount, by, rules: RULES });
}

export function* heroisme(g: AD1, { heroisme: amount, who }: VerbOf<'heroisme'>, context: Context): Rule<void> {
  for (const figure of reached(g, who, context)) if (figure.hero) regainHeroism(g, figure, amount);
}

export function* mark(g: AD1, { mark: id, rounds, who }: VerbOf<'mark'>, context: Context): Rule<void> {
  const until: Until = rounds === undefined ? { in: 'removed' } : { in: 'rounds', left: rounds };
  for (const figure of reached(g, who, context)) afflict(g, figure, { state: id, until, rules: RULES });
}

export function* unmark(g: AD1, { unmark: id, who }: VerbOf<'unmark'>, context: Context): Rule<void> {
  for (const figure of reached(g, who, context)) loseMark(g, figure, id, { why: 'retire', rules: RULES });
}

export function* damage(g: AD1, { damage: value, who }: VerbOf<'damage'>, context: Context): Rule<void> {
  const dice = [{ label: context.entry.id, value, rule: 'AD1-PERI-04' }] as const;
  for (const target of reached(g, who, context)) yield* damageRoll(g, { who: null, target, dice, rule: 'AD1-PERI-04' });
}
