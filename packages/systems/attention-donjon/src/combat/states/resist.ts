import type { Figure } from '@souterrain/crawl';
import type { Rule } from '@souterrain/kernel';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';

/** A Vigueur roll imposed in Résolution des effets (AD1-ETAT-04, AD1-GRAVE-11). */
export function* resist(g: AD1, who: Figure): Rule<boolean> {
  const { success } = yield* check(g, {
    who,
    purpose: 'epreuve',
    trait: 'vigueur',
    difficulty: [DEFAULT_DIFFICULTY],
    seuil: false,
  });
  return success;
}
