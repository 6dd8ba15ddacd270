import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../../content/content.ts';
import { gainMark } from '../../figures/marks.ts';
import type { Figure, Item } from '../../state.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, one } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Attack, Bearing, Feature } from '../../world/features.ts';
import type { ItemEffect } from '../../world/use.ts';
import { entryOf } from '../slots.ts';
import { type Boon, named, served } from './boon.ts';

export interface Coating<F extends Feature> extends Omit<Boon<F>, 'type'> {
  /** True for the weapons it can coat; any by default. */
  readonly takes?: (g: Crawl, item: Item) => boolean;
}

/** A bonus action: an equipped weapon is coated. The effect is a mark that names it. */
export function coating<F extends Feature = Feature>({
  id,
  rule,
  until,
  feature,
  takes = () => true,
}: Coating<F>): ItemEffect<Crawl, F> {
  const weapons = (g: Crawl, who: Figure) => coatable(g, who).filter((item) => takes(g, item));
  return {
    use: {
      id,
      rule,
      type: 'bonus',
      can: (g, { who }) => weapons(g, who).length > 0,
      *run(g, { who }) {
        const weapon = yield* chooseWeapon(who, { weapons: weapons(g, who), rule });
        gainMark(g, who, { id, until, item: weapon.id }, [rule]);
      },
    },
    feature: named<F>(id, rule, feature),
  };
}

/** AD1-TCON-03: what is made for Mêlée only. */
export const strikesInMelee = (g: Crawl, item: Item): boolean =>
  entryOf(g, item).attacks!.some((attack) => attack.skill === 'melee');

const coatable = (g: Crawl, who: Figure): readonly Item[] =>
  who.hero!.sheet.items.filter(
    (item) => item.place === 'equipe' && !item.broken && entryOf(g, item).attacks !== undefined,
  );

function* chooseWeapon(who: Figure, { weapons, rule }: { weapons: readonly Item[]; rule: RuleId }): Rule<Item> {
  return yield* ask({
    id: 'quelle-arme',
    seat: who.hero!.seat,
    rule,
    options: weapons.map((item) =>
      option(`enduire-${item.id}`, item, { label: 'enduire', params: { item: item.base }, at: { item: item.id } }),
    ),
  });
}

/** True when the attack is made with the weapon this mark coats. */
export const isCoated = (at: Bearing, attack: Attack | undefined): boolean =>
  attack?.item !== undefined && at.mark?.item === attack.item.id;

/** True when the attack is made with the item that bears the feature, or with what it lends itself to (AD1-TWEA-01). */
export function isWith(g: Stocked, at: Bearing, attack: Attack | undefined): boolean {
  if (!attack || !at.item) return false;
  return attack.item?.id === at.item.id || (entryOf(g, at.item).lends === attack.skill && attack.item !== undefined);
}

/** Equipped; what lends itself to weapons counts while one of them is in hand (AD1-TWEA-01). */
export function isInHand(g: Stocked, { who, item }: Bearing): boolean {
  if (!item || item.place === 'equipe') return item !== undefined;
  const { lends } = entryOf(g, item);
  return who.hero!.sheet.items.some(
    (other) => other.place === 'equipe' && entryOf(g, other).attacks?.some((attack) => attack.skill === lends),
  );
}

/** A coating that works once is gone once its weapon has hit. */
export function wipe(g: Crawl, at: Bearing, attack: Attack | undefined): void {
  if (isCoated(at, attack)) served(g, at);
}

export const coatingWords = defineWords({
  prompts: {
    'quelle-arme': {
      fr: ({ who }) => `Quelle arme enduit ${who} ?`,
      en: ({ who }) => `Which weapon does ${who} coat?`,
    },
  },
  labels: { enduire: (o) => one(chosen(o)) },
});
