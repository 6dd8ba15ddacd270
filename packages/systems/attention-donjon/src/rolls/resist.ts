import type { Figure } from '@souterrain/crawl';
import type { Rule } from '@souterrain/kernel';
import type { Trait } from '../figures/traits.ts';
import type { AD1 } from '../world/ad1.ts';
import { check, DEFAULT_DIFFICULTY } from './check.ts';

/** AD1-OPPO-08: a roll that keeps an effect off; it costs nothing and is always allowed. */
export function* resists(g: AD1, who: Figure, trait: Trait): Rule<boolean> {
  const { success } = yield* check(g, {
    who,
    purpose: 'resistance',
    trait,
    difficulty: [DEFAULT_DIFFICULTY],
    seuil: false,
  });
  return success;
}
