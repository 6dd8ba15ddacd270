import type { Rule, SeatId } from '@souterrain/kernel';
import type { AD1 } from '../state.ts';

/** AD1-HERO-02: one hero, step by step, as decisions. */
export function* createHero(_g: AD1, _seat: SeatId): Rule<void> {
  throw new Error('not built yet');
}
