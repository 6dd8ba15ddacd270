import { zoneDistance } from '@souterrain/dungeon';
import { ask, draw, option, type Rule, rollOne } from '@souterrain/kernel';
import type { Stocked } from '../../content/content.ts';
import { bearingsWith } from '../../figures/bearings.ts';
import { loseItem } from '../../items/inventory.ts';
import { planOn, zoneAt } from '../../movement/plan.ts';
import type { Figure, Item } from '../../state.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, one, target } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Attack } from '../../world/features.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { gone } from './place.ts';

/** AD1-GRAVE-08: what is broken has no magic left. */
export const isMagic = (g: Stocked, item: Item): boolean =>
  !item.broken && (g.content.items[item.base]?.magic === true || item.enchantment !== undefined);
const isConsumable = (g: Stocked, item: Item): boolean => g.content.items[item.base]?.kind === 'consommable';

export const magicItemsOf = (g: Stocked, figure: Figure): readonly Item[] =>
  figure.hero?.sheet.items.filter((item) => isMagic(g, item)) ?? [];

/** AD2-PERI-06: its attacks with a magic weapon. */
export const magicAttacksOf = (g: Crawl, figure: Figure): readonly Attack[] =>
  g.edition
    .attacksOf(g, figure)
    .filter((attack) => attack.item !== undefined && (isMagic(g, attack.item) || isEnchanted(g, figure, attack)));

const isEnchanted = (g: Crawl, figure: Figure, attack: Attack): boolean =>
  bearingsWith(g, figure).enchants.some((at) => at.feature.enchants!(g, at, attack));

/** AD1-PERI-08: the hero throws one of its magic items. */
export function* feed(g: Crawl, { feed: face }: VerbOf<'feed'>, context: Context): Rule<void> {
  const { actor, seat } = context;
  if (!actor?.hero) return;
  const item = yield* ask({
    id: 'nourrir',
    seat: actor.hero.seat,
    rule: 'AD1-PERI-08',
    options: magicItemsOf(g, actor).map((thing) =>
      option(`objet-${thing.id}`, thing, { label: 'nourrir', params: { item: thing.base }, at: { item: thing.id } }),
    ),
  });
  const mayFail = isConsumable(g, item);
  loseItem(g, actor, item.id, { why: 'detruit', rules: ['AD1-PERI-08'] });
  if (mayFail && (yield* rollOne(g, { seat, sides: 6, rule: 'AD1-PERI-08' })) < face) return;
  yield* gone(g, { gone: true }, context);
}

/** AD1-PERI-08: one random permanent magic item, else one consumable, of the nearest hero that owns any. */
export function* devour(g: Crawl, _verb: VerbOf<'devour'>, { zone }: Context): Rule<void> {
  const victim = yield* nearestOwner(g, zone);
  if (!victim) return;
  const magic = magicItemsOf(g, victim);
  const lasting = magic.filter((item) => !isConsumable(g, item));
  const from = (lasting.length > 0 ? lasting : magic).map((item) => item.id);
  const [item] = from.length === 1 ? from : yield* draw(g, { deck: 'objets', from, count: 1, rule: 'AD1-PERI-08' });
  loseItem(g, victim, item!, { why: 'detruit', rules: ['AD1-PERI-08'] });
}

function* nearestOwner(g: Crawl, zone: string): Rule<Figure | undefined> {
  const plan = planOn(g);
  const owners = g.state.figures.filter((f) => f.status === 'plateau' && magicItemsOf(g, f).length > 0);
  if (owners.length === 0) return undefined;
  const far = owners.map((f) => zoneDistance(plan, zone, zoneAt(g, f.cell)));
  const least = Math.min(...far);
  return yield* ask({
    id: 'essaim-victime',
    seat: g.state.lastPlayer,
    rule: 'AD1-PERI-08',
    options: owners
      .filter((_, i) => far[i] === least)
      .map((f) =>
        option(`heros-${f.id}`, f, { label: 'essaim-victime', params: { figure: f.id }, at: { figure: f.id } }),
      ),
  });
}

export const hungerWords = defineWords({
  prompts: {
    nourrir: {
      fr: ({ who }) => `${who} nourrit l’essaim : avec quel objet magique ?`,
      en: ({ who }) => `Which magic item does ${who} throw to the swarm?`,
    },
    'essaim-victime': { fr: 'L’essaim se sert : chez qui ?', en: 'The swarm helps itself: from whom?' },
  },
  labels: { nourrir: (o) => one(chosen(o)), 'essaim-victime': target },
});
