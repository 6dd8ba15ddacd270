import type { Manner } from '@souterrain/crawl/greedy';
import type { AD1 } from '../world/ad1.ts';
import { isWorthSearching } from './odds.ts';

export const manner: Manner<AD1> = {
  seeks: isWorthSearching,
  risk: (_g, _hero, level) => (level === 'difficile' ? 3 : 1.5),
};
