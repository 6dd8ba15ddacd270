import type { Rule } from '@souterrain/kernel';
import type { Stocked } from '../../content/content.ts';
import { breakGear } from '../../health/gear.ts';
import { giveDeniers } from '../../items/gifts.ts';
import { giveItem } from '../../items/inventory.ts';
import { revealTreasure } from '../../items/treasure.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { openSearch } from '../closing.ts';
import { reached } from './context.ts';
import { isMagic } from './hunger.ts';

export function* deniers(g: Crawl, { deniers: amount }: VerbOf<'deniers'>, { actor }: Context): Rule<void> {
  if (actor?.hero) yield* giveDeniers(g, actor, { amount, rules: ['AD1-PERI-04'] });
}

export function* item(g: Crawl, { item: base }: VerbOf<'item'>, { actor }: Context): Rule<void> {
  if (actor?.hero) giveItem(g, actor, { base }, ['AD1-PERI-04']);
}

/** AD1-TRES-05: drawn at once. */
export function* treasure(g: Crawl, { treasure: type }: VerbOf<'treasure'>, { actor }: Context): Rule<void> {
  if (actor?.hero) yield* revealTreasure(g, actor, { type, cards: 1 });
}

export function* search(g: Crawl, { search: type }: VerbOf<'search'>, { zone }: Context): Rule<void> {
  openSearch(g, { zones: [zone], type });
}

/** AD1-PERI-12: « Objet détruit » for each, limited to what is not magical. */
export function* destroy(g: Crawl, { who }: VerbOf<'destroy'>, context: Context): Rule<void> {
  for (const figure of reached(g, who, context)) if (hasPlainGear(g, figure)) yield* breakGear(g, figure, false);
}

/** What breaks first is never magical while something else can break (AD1-GRAVE-08). */
const hasPlainGear = (g: Stocked, { hero }: Figure): boolean =>
  hero?.sheet.items.some((i) => i.place === 'equipe' && !i.broken && !i.boxed && !isMagic(g, i)) ?? false;
