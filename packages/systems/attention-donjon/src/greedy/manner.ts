import type { Manner } from '@souterrain/crawl/greedy/manner';
import type { State } from '../state.ts';
import { isWorthSearching } from './odds.ts';

export const manner: Manner<State> = {
  seeks: isWorthSearching,
  risk: (_state, _hero, level) => (level === 'difficile' ? 3 : 1.5),
};
