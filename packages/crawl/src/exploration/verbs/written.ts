import { type Rule, rollOne } from '@souterrain/kernel';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { numberOf, reached } from './context.ts';
import { perform } from './perform.ts';

/** AD2-XEXPLO-05: what is written as the edition writes its actions. */
export function* imposes(g: Crawl, { imposes: line, who }: VerbOf<'imposes'>, context: Context): Rule<void> {
  for (const victim of reached(g, who, context)) yield* g.edition.imposed(g, { victim, line, label: context.entry.id });
}

export function* effects(g: Crawl, { effects: written, who }: VerbOf<'effects'>, context: Context): Rule<void> {
  for (const victim of reached(g, who, context))
    yield* g.edition.imposed(g, { victim, effects: written, label: context.entry.id });
}

export function* die(g: Crawl, { die: face, success, failure }: VerbOf<'die'>, context: Context): Rule<void> {
  const shown = yield* rollOne(g, { seat: context.actor?.hero?.seat ?? context.seat, sides: 6, rule: 'AD2-PERI-07' });
  yield* perform(g, (shown >= face ? success : failure) ?? [], context);
}

/** AD2-XCONV-10: the counter belongs to the obstacle and never goes down. */
export function* tally(g: Crawl, { tally: note, reach, does }: VerbOf<'tally'>, context: Context): Rule<void> {
  const { hazard, total = 0 } = context;
  if (!hazard) return;
  const value = numberOf(hazard, note) + total;
  g.emit({ type: 'hazardNoted', hazard: hazard.id, note, value, rules: ['AD2-XCONV-10'] });
  if (value >= reach) yield* perform(g, does, context);
}
