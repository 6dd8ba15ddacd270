import type { Rule } from '@souterrain/kernel';
import { loseMark } from '../../figures/marks.ts';
import { heal, loseSante } from '../../health/health.ts';
import { regainHeroism } from '../../health/heroism.ts';
import { accepts } from '../../movement/steady.ts';
import type { Until } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { reached } from './context.ts';

const RULES = ['AD1-PERI-04'] as const;

export function* sante(g: Crawl, { sante: amount, who }: VerbOf<'sante'>, context: Context): Rule<void> {
  const by = context.entry.id;
  for (const figure of reached(g, who, context))
    if (amount > 0) heal(g, figure, { amount, by, rules: RULES });
    else yield* loseSante(g, figure, { amount: -amount, by, rules: RULES });
}

export function* heroisme(g: Crawl, { heroisme: amount, who }: VerbOf<'heroisme'>, context: Context): Rule<void> {
  for (const figure of reached(g, who, context)) if (figure.hero) regainHeroism(g, figure, amount);
}

export function* mark(g: Crawl, { mark: id, rounds, who }: VerbOf<'mark'>, context: Context): Rule<void> {
  const until: Until = rounds === undefined ? { in: 'removed' } : { in: 'rounds', left: rounds };
  // AD1-TMAG-05: some may refuse to fall.
  for (const figure of reached(g, who, context))
    if (id !== 'a-terre' || (yield* accepts(g, figure, 'a-terre')))
      g.edition.afflict(g, figure, { state: id, until, rules: RULES });
}

export function* unmark(g: Crawl, { unmark: id, who }: VerbOf<'unmark'>, context: Context): Rule<void> {
  for (const figure of reached(g, who, context)) loseMark(g, figure, id, { why: 'retire', rules: RULES });
}

export function* damage(g: Crawl, { damage: dice, who }: VerbOf<'damage'>, context: Context): Rule<void> {
  const label = context.entry.id;
  for (const target of reached(g, who, context)) yield* g.edition.harm(g, { target, dice, label, rule: 'AD1-PERI-04' });
}
