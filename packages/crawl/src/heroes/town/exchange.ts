import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { placeFor } from '../../items/capacity.ts';
import { withSante } from '../../items/inventory.ts';
import type { Figure, Item } from '../../state.ts';
import { figure } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, one, who } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import { survivorsOf } from '../survivors.ts';

const SUMS = [1, 5, 10, 20, 50];

type Gift = Option<(() => void) | null>;

/** AD1-TOWN-01, step 6: each hero gives what it wants to whom it wants. */
export function* exchange(g: Crawl, hero: Figure): Rule<void> {
  const { seat } = hero.hero!;
  const others = survivorsOf(g).filter((other) => other !== hero);
  for (;;) {
    const give = yield* ask<(() => void) | null>({
      id: 'echanges',
      seat,
      rule: 'AD1-TOWN-01',
      params: { figure: hero.id },
      options: [...others.flatMap((other) => giftsTo(g, hero, other)), option('terminer', null)],
    });
    if (!give) return;
    give();
  }
}

function giftsTo(g: Crawl, hero: Figure, to: Figure): readonly Gift[] {
  const { items, deniers } = hero.hero!.sheet;
  const gifts: Gift[] = items.map((item) =>
    option(`donner-${item.id}-a-${to.id}`, () => hand(g, hero, { item, to }), {
      label: 'donner',
      params: { item: item.base, to: to.id },
      at: { item: item.id },
    }),
  );
  const sums = [...SUMS.filter((sum) => sum < deniers), ...(deniers > 0 ? [deniers] : [])];
  for (const sum of sums)
    gifts.push(
      option(
        `donner-${sum}-deniers-a-${to.id}`,
        () => g.emit({ type: 'deniersHanded', figure: hero.id, deniers: sum, to: to.id, rules: ['AD1-TOWN-01'] }),
        { label: 'donner-deniers', params: { deniers: sum, to: to.id } },
      ),
    );
  return gifts;
}

function hand(g: Crawl, hero: Figure, { item, to }: { item: Item; to: Figure }): void {
  const place = placeFor(g, to.hero!.sheet, item);
  withSante(g, hero, () =>
    g.emit({
      type: 'itemHanded',
      figure: hero.id,
      item: item.id,
      base: item.base,
      to: to.id,
      place,
      rules: ['AD1-TOWN-01'],
    }),
  );
}

export const handOverWords = defineWords({
  prompts: {
    echanges: {
      fr: (a) => `Avant de repartir : que donne ${figure(a)} ?`,
      en: (a) => `Before setting out: what does ${figure(a)} give?`,
    },
  },
  labels: {
    'echanges/donner': {
      fr: (o) => one(`À ${who(o, 'to')} : ${chosen(o)}`),
      en: (o) => one(`To ${who(o, 'to')}: ${chosen(o)}`),
    },
    'donner-deniers': {
      fr: (o) => one(`À ${who(o, 'to')} : ${o.deniers(Number(o.option.params.deniers))}`),
      en: (o) => one(`To ${who(o, 'to')}: ${o.deniers(Number(o.option.params.deniers))}`),
    },
  },
});
