import { type Figure, figureOf } from '@souterrain/crawl';
import { bestOf, type Wish } from '@souterrain/crawl/greedy';
import type { Decision, Option } from '@souterrain/kernel';
import type { AD2State } from '../state.ts';

/** Santé that what a hero carries gives back. */
const HEALING: Readonly<Record<string, number>> = {
  'diablotin-medecin': 1,
  'baguette-de-soin': 1,
  'gomme-de-soins': 1,
  onguent: 1,
  'potion-de-soins-mineurs': 2,
  'calice-de-renaissance': 2,
  'parchemin-de-guerison': 3,
};

const healingOf = ({ label, params }: Option): number =>
  label === 'utiliser' ? (HEALING[String(params?.item)] ?? 0) : 0;

/** No more than is missing. */
const gain = (hero: Figure, option: Option): number => {
  const points = healingOf(option);
  return points <= hero.santeMax - hero.sante ? points : 0;
};

/** Between two fights, what heals is used as soon as all of it helps. */
export const drink: Wish = (_g, hero, options) => bestOf(options, (option) => gain(hero, option));

/** One blow from death, a hero drinks before it strikes. */
export const drinkToLive: Wish = (g, hero, options) => (hero.sante <= 1 ? drink(g, hero, options) : -1);

/** What takes no blow away is used as soon as all of it helps. */
export const chew: Wish = (_g, hero, options) =>
  bestOf(options, (option) => (option.cost === 'bonus' ? gain(hero, option) : 0));

/** Whoever misses the most. */
export const patientChoice = (state: AD2State, { options }: Decision): number =>
  bestOf(options, ({ params }) => {
    const { sante, santeMax } = figureOf(state, String(params?.figure));
    return santeMax - sante;
  });
