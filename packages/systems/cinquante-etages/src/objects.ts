import { type Option, option } from '@souterrain/kernel';
import { POTION_IDS, type PotionId } from './content/potions.ts';
import { isHurt } from './health.ts';
import { drink } from './potions.ts';
import { readSoin } from './spells.ts';
import { type C50, type Hero, isMage, type State } from './state.ts';

/** What may be used before the dice of an exchange; stepping back is offered with them (C50-Q-23). */
export type FightObject = PotionId | 'soin' | 'peau-de-pierre' | 'peau-de-pierre-du-mage' | 'fumee' | 'retreat';

const DRINK = POTION_IDS.map((potion) =>
  option<FightObject>(`boire-${potion}`, potion, { label: 'boire', params: { potion } }),
);
const SOIN = option<FightObject>('lire-soin', 'soin');
const STONE_SCROLL = option<FightObject>('lire-peau-de-pierre', 'peau-de-pierre');
const STONE_TRAIT = option<FightObject>('peau-de-pierre', 'peau-de-pierre-du-mage');
const SMOKE = option<FightObject>('lire-fumee', 'fumee');
const RETREAT = option<FightObject>('reculer', 'retreat');

/** C50-CBT-04, C50-MAG-06, C50-MAG-07, C50-MAG-08: only what can change something. */
export function objectOptions(state: State, hero: Hero): readonly Option<FightObject>[] {
  const { kind, stoneSkin } = state.fight!;
  const options: Option<FightObject>[] = [];
  if (isHurt(hero)) {
    for (const drinkOne of DRINK) if (hero.potions.includes(drinkOne.value as PotionId)) options.push(drinkOne);
    if (hero.scrolls.includes('soin')) options.push(SOIN);
  }
  // C50-CBT-09: stone skin does not stack with itself.
  if (!stoneSkin) {
    if (isMage(hero) && !hero.stoneSkinUsed) options.push(STONE_TRAIT);
    if (hero.scrolls.includes('peau-de-pierre')) options.push(STONE_SCROLL);
  }
  if (kind !== 'guardian' && hero.scrolls.includes('fumee')) options.push(SMOKE);
  if (state.variants.retreat === 'on') options.push(RETREAT);
  return options;
}

export function useObject(g: C50, hero: Hero, object: Exclude<FightObject, 'retreat'>): void {
  const { seat } = hero;
  switch (object) {
    case 'soin':
      return readSoin(g, hero);
    case 'peau-de-pierre':
      g.emit({ type: 'itemSpent', seat, item: { kind: 'scroll', id: object }, why: 'used', rules: ['C50-MAG-06'] });
      return g.emit({ type: 'stoneSkinned', seat, scroll: true, rules: ['C50-MAG-06'] });
    case 'peau-de-pierre-du-mage':
      return g.emit({ type: 'stoneSkinned', seat, scroll: false, rules: ['C50-MAG-08'] });
    case 'fumee':
      return g.emit({
        type: 'itemSpent',
        seat,
        item: { kind: 'scroll', id: object },
        why: 'used',
        rules: ['C50-MAG-07'],
      });
    default:
      return drink(g, hero, object);
  }
}
