import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure } from '../state.ts';

/** AD1-TRES-14 to AD1-TRES-20: draws the type (unless imposed), then the treasure, and gives it. */
export function* revealTreasure(_g: AD1, _hero: Figure, _draw: { type: string | null; cards: 1 | 2 }): Rule<void> {
  throw new Error('not built yet');
}
