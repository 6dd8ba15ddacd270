import type { Figure } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { inContact } from '@souterrain/crawl/movement';
import type { Term } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';

/** AD2-XSANTE-06, AD2-XSANTE-09, AD2-XSANTE-10: active enemies in contact with any of them, each once. */
export function enemiesAround(g: AD2, figures: readonly Figure[]): readonly Term[] {
  let count = 0;
  for (const other of g.state.figures)
    if (areEnemies(figures[0]!, other) && isActive(g, other) && figures.some((one) => inContact(g, one, other)))
      count++;
  return count > 0 ? [{ label: 'ennemis-adjacents', value: count, rule: 'AD2-XSANTE-09' }] : [];
}
