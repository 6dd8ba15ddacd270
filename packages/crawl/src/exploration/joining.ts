import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import { isActive } from '../figures/sides.ts';
import { drawHeld } from '../rounds/draw.ts';
import { figuresOf, joinRound, keywordsOf, setGroupInitiative } from '../rounds/group-cards.ts';
import { keepCards } from '../rounds/hand.ts';
import type { Figure, Group } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-RENC-02 to AD1-RENC-04, AD1-RENC-09: a card for each group, in the order of the encounter's list. */
export function* joinOrder(g: Crawl, groups: readonly Group[], seat: SeatId): Rule<void> {
  const scents = yield* scentsOf(g, groups);
  for (const group of groups) {
    const scent = scents.get(group.id);
    if (scent) yield* joinByScent(g, group, scent);
    else yield* joinRound(g, group, seat);
  }
}

interface Scent {
  readonly hero: Figure;
  readonly cards: number;
}

/** AD1-FELI-10, AD1-FELI-11: each owner may choose one group; a group is chosen once. */
function* scentsOf(g: Crawl, groups: readonly Group[]): Rule<ReadonlyMap<string, Scent>> {
  const scents = new Map<string, Scent>();
  for (const hero of g.state.figures) {
    if (hero.hero === null || !isActive(g, hero)) continue;
    let cards = 0;
    // AD1-FELI-10, AD2-XFEL-06.
    for (const at of bearingsWith(g, hero).meetCards) cards = Math.max(cards, at.feature.meetCards?.(g, at) ?? 0);
    const free = groups.filter((group) => !scents.has(group.id));
    if (cards < 2 || free.length === 0) continue;
    const group = yield* ask<string | null>({
      id: 'flairer',
      seat: hero.hero.seat,
      rule: 'AD1-FELI-10',
      params: { figure: hero.id },
      options: [
        ...free.map(({ id, profile }) =>
          option(`flairer-${id}`, id, { label: 'flairer', params: { group: id, profile } }),
        ),
        option('passer', null),
      ],
    });
    if (group !== null) scents.set(group, { hero, cards });
  }
  return scents;
}

/** AD1-FELI-10: the talent controls the first card of a group that has several. */
function* joinByScent(g: Crawl, group: Group, { hero, cards: count }: Scent): Rule<void> {
  const { seat } = hero.hero!;
  const order = { seat, rule: 'AD1-FELI-10', reason: 'initiative', group: group.id } as const;
  const cards = yield* drawHeld(g, { ...order, count });
  const kept = yield* keepCards(g, { seat, cards, count: 1, who: group.id });
  const printed = g.content.profileNamed(group.profile).entry.initiative;
  const { multiple } = keywordsOf(g, figuresOf(g.state, group), printed);
  const others = multiple > 1 ? yield* drawHeld(g, { ...order, rule: 'AD1-INIT-08', count: multiple - 1 }) : [];
  setGroupInitiative(g, group, [...kept, ...others]);
}

export const joiningWords = defineWords({
  prompts: {
    flairer: {
      fr: (a) => `Odorat développé, ${figure(a)} : l’initiative de quel groupe choisir ?`,
      en: (a) => `Odorat développé: of which group does ${figure(a)} choose the initiative?`,
    },
  },
  labels: {
    flairer: (o) => {
      const { group, profile } = o.option.params;
      return one(o.plural(String(profile)) ?? o.group(String(group)));
    },
    'flairer/passer': { fr: 'Aucun', en: 'None' },
  },
});
