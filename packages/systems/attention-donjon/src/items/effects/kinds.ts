import type { RuleId } from '@souterrain/catalog';
import { gainMark, loseMark } from '@souterrain/crawl/figures/marks';
import { entryOf } from '@souterrain/crawl/items/slots';
import type { ActionType } from '@souterrain/crawl/rounds/action';
import type { Figure, Item, Until } from '@souterrain/crawl/state';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { Attack, Bearing, Feature, Strike } from '../../figures/features.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';

interface Boon {
  readonly id: string;
  readonly rule: RuleId;
  readonly type: ActionType;
  readonly until: Until;
  readonly feature: Omit<Feature, 'id' | 'rule'>;
}

/** Its user is under its effect for a time. */
export function boon({ id, rule, type, until, feature }: Boon): ItemEffect {
  return {
    use: {
      id,
      rule,
      type,
      *run(g, { who }) {
        gainMark(g, who, { id, until }, [rule]);
      },
    },
    feature: { id, rule, ...feature },
  };
}

interface Coating extends Omit<Boon, 'type'> {
  /** True for the weapons it can coat; any by default. */
  readonly takes?: (item: Item) => boolean;
}

/** A bonus action: an equipped weapon is coated. The effect is a mark that names it. */
export function coating({ id, rule, until, feature, takes = () => true }: Coating): ItemEffect {
  const weapons = (who: Figure) => coatable(who).filter(takes);
  return {
    use: {
      id,
      rule,
      type: 'bonus',
      can: (_g, { who }) => weapons(who).length > 0,
      *run(g, { who }) {
        const weapon = yield* chooseWeapon(who, { weapons: weapons(who), rule });
        gainMark(g, who, { id, until, item: weapon.id }, [rule]);
      },
    },
    feature: { id, rule, ...feature },
  };
}

const coatable = (who: Figure): readonly Item[] =>
  who.hero!.sheet.items.filter(
    (item) => item.place === 'equipe' && !item.broken && entryOf(item).attacks !== undefined,
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
export function isWith(at: Bearing, attack: Attack | undefined): boolean {
  if (!attack || !at.item) return false;
  return attack.item?.id === at.item.id || (entryOf(at.item).lends === attack.skill && attack.item !== undefined);
}

/** A coating that works once is gone once its weapon has hit, whatever came of it. */
export function untilHit(): Pick<Feature, 'hit' | 'kill'> {
  return { hit: wipe, kill: wipe };
}

function* wipe(g: AD1, at: Bearing, strike: Strike): Rule<void> {
  if (isCoated(at, strike.attack)) loseMark(g, at.who, at.feature.id, { why: 'utilise', rules: [at.feature.rule] });
}

/** An effect on its bearer goes once it has served. */
export function served(g: AD1, at: Bearing): void {
  loseMark(g, at.who, at.feature.id, { why: 'utilise', rules: [at.feature.rule] });
}
