import { type Figure, hasMark } from '@souterrain/crawl';
import type { Wish } from '@souterrain/crawl/greedy';
import type { Option } from '@souterrain/kernel';

/** The first of these items that may be used and is not at work already. */
function using(hero: Figure, options: readonly Option[], items: readonly string[]): number {
  for (const item of items) {
    if (hasMark(hero, item)) continue;
    const index = options.findIndex(({ label, params }) => label === 'utiliser' && params?.item === item);
    if (index >= 0) return index;
  }
  return -1;
}

/** What makes a blow harder, by a bonus action. */
const SHARPENERS = [
  'poudre-de-hargne',
  'huile-vampirique',
  'huile-sacree',
  'poison-paralysant',
  'poison-corrosif',
  'poison-commun',
  'pierre-a-aiguiser',
];

export const sharpen: Wish = (_g, hero, options) => using(hero, options, SHARPENERS);

/** What keeps blows off, by a bonus action: used by whoever has struck, or cannot. */
const SHELTERS = ['cor-de-protection', 'vernis-de-pierre', 'potion-de-rebond'];

export const shelter: Wish = (_g, hero, options) => using(hero, options, SHELTERS);

/** What takes a whole Action, for whoever has nobody to strike yet. */
const PREPARATIONS = [
  'parchemin-de-rempart',
  'baguette-de-bouclier',
  'potion-de-force',
  'potion-de-vigueur',
  'potion-d-agilite',
  'parchemin-de-confusion',
];

export const prepare: Wish = (_g, hero, options) => using(hero, options, PREPARATIONS);

/** Offered only where there is something to cure. */
const CURES = ['fiole-de-palinque', 'anti-poison', 'fortifiant', 'elixir-d-heroisme'];

export const cure: Wish = (_g, hero, options) => using(hero, options, CURES);
