import { enemiesOf } from '@souterrain/crawl/greedy/goals';
import { bestOf } from '@souterrain/crawl/greedy/options';
import type { Wish } from '@souterrain/crawl/greedy/wishes';
import type { Figure } from '@souterrain/crawl/state';
import type { Option } from '@souterrain/kernel';

/** Santé that what a hero carries gives back. */
const HEALING: Readonly<Record<string, number>> = { 'gomme-de-soins': 1, 'potion-de-soins-mineurs': 2, onguent: 1 };

const healingOf = ({ label, params }: Option): number =>
  label === 'utiliser' ? (HEALING[String(params?.item)] ?? 0) : 0;

/** No more than is missing. */
const gain = (hero: Figure, option: Option): number => {
  const points = healingOf(option);
  return points <= hero.santeMax - hero.sante ? points : 0;
};

/** One blow from death, a hero drinks before it strikes. */
export const drinkToLive: Wish = (_state, hero, options) =>
  hero.sante <= 1 && hero.hero!.heroisme === 0 ? bestOf(options, (option) => gain(hero, option)) : -1;

/** What takes no blow away is used as soon as all of it helps. */
export const chew: Wish = (_state, hero, options) =>
  bestOf(options, (option) => (option.cost === 'bonus' ? gain(hero, option) : 0));

/** Between two fights, whoever lost half of its Santé drinks. */
export const drink: Wish = (state, hero, options) =>
  enemiesOf(state, hero).length === 0 && 2 * hero.sante <= hero.santeMax
    ? bestOf(options, (option) => gain(hero, option))
    : -1;
