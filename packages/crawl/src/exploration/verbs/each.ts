import type { Rule } from '@souterrain/kernel';
import { suitOf } from '../../cards/index.ts';
import type { Fit } from '../../content/types.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { numberOf, reached } from './context.ts';
import { perform } from './perform.ts';

export function* each(g: Crawl, { each: who, does }: VerbOf<'each'>, context: Context): Rule<void> {
  for (const actor of reached(g, who, context)) yield* perform(g, does, { ...context, actor });
}

const FITS: Readonly<Record<Fit, (figure: Figure) => boolean>> = {
  'sante-pleine': ({ sante, santeMax }) => sante >= santeMax,
  'arcane-coeur': ({ hero }) => hero !== null && suitOf(hero.sheet.arcane) === 'coeur',
};

export function* fits(g: Crawl, { fits: fit, success, failure }: VerbOf<'fits'>, context: Context): Rule<void> {
  const { actor } = context;
  yield* perform(g, (actor && FITS[fit](actor) ? success : failure) ?? [], context);
}

/** AD2-PERI-06: a point of an Attribute is the price of being left alone. */
export function* gives(g: Crawl, { gives: trait, failure }: VerbOf<'gives'>, context: Context): Rule<void> {
  const { actor, entry } = context;
  if (actor && (yield* g.edition.sacrifices(g, { who: actor, trait, label: entry.id }))) return;
  yield* perform(g, failure, context);
}

/** AD2-PERI-06: what it lost is counted by the péripétie. */
export function* hews(g: Crawl, { hews: hewn, does }: VerbOf<'hews'>, context: Context): Rule<void> {
  const { hazard, actor } = context;
  if (!hazard || !actor) return;
  const { note, sante } = hewn;
  const lost = numberOf(hazard, note) + (yield* g.edition.hew(g, { who: actor, hewn, label: context.entry.id }));
  g.emit({ type: 'hazardNoted', hazard: hazard.id, note, value: lost, rules: ['AD2-PERI-06'] });
  if (lost >= sante) yield* perform(g, does, context);
}
