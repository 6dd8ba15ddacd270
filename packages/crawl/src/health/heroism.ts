import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import { bearingsOf, works } from '../figures/bearings.ts';
import type { Figure, Item } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

/** Items that hold points of their own (AD1-HRSM-18). */
const relics = (g: Stocked, hero: Figure): readonly Item[] =>
  hero.hero?.sheet.items.filter(
    (item) => (item.charges ?? 0) > 0 && works(g, item) && g.content.items[item.base]?.features?.includes('relique'),
  ) ?? [];

/** Points a hero can spend: its own, and those of its items (AD1-HRSM-18). */
export function heroismLeft(g: Stocked, hero: Figure): number {
  let left = hero.hero?.heroisme ?? 0;
  for (const { charges = 0 } of relics(g, hero)) left += charges;
  return left;
}

/** AD1-HRSM-19, AD1-IMPE-05, AD2-XIMP-04: one point goes, unless Héroïsme à revendre gives it back. */
export function* spendHeroism(g: Crawl, hero: Figure, rules: readonly RuleId[]): Rule<void> {
  const part = hero.hero!;
  const items = relics(g, hero);
  const from = yield* ask<Item | null>({
    id: 'quel-heroisme',
    seat: part.seat,
    rule: 'AD1-HRSM-19',
    params: { figure: hero.id },
    options: [
      ...(part.heroisme > 0 ? [option<Item | null>('heros', null)] : []),
      ...items.map((item) =>
        option<Item | null>(`objet-${item.id}`, item, {
          label: 'objet',
          params: { item: item.base },
          at: { item: item.id },
        }),
      ),
    ],
  });
  let kept = false;
  for (const at of bearingsOf(g, hero))
    if (!kept && at.feature.keepsHeroism) kept = yield* at.feature.keepsHeroism(g, at);
  const had = from ? (from.charges ?? 0) : part.heroisme;
  g.emit({
    type: 'heroismSpent',
    figure: hero.id,
    from: from ? from.id : 'heros',
    left: kept ? had : had - 1,
    kept,
    rules,
  });
}

/** AD1-HRSM-16: never above the hero's value. */
export function regainHeroism(g: Crawl, hero: Figure, most: number): void {
  const { heroisme, sheet } = hero.hero!;
  const left = Math.min(heroisme + most, sheet.heroismeMax);
  const amount = left - heroisme;
  if (amount > 0) g.emit({ type: 'heroismGained', figure: hero.id, amount, left, rules: ['AD1-HRSM-16'] });
}

export const heroismWords = defineWords({
  prompts: {
    'quel-heroisme': {
      fr: (a) => `Quel Héroïsme dépense ${figure(a)} ?`,
      en: (a) => `Which Héroïsme does ${figure(a)} spend?`,
    },
  },
  labels: {
    'quel-heroisme/heros': { fr: 'Le sien', en: 'The hero’s own' },
    'quel-heroisme/objet': {
      fr: (o) => one(`Celui d’un objet : ${chosen(o)}`),
      en: (o) => one(`That of an item: ${chosen(o)}`),
    },
  },
});
