import type { Figure } from '@souterrain/crawl';
import { areEnemies, isActive, useOnce, wasUsed } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { inContact } from '@souterrain/crawl/movement';
import type { Term } from '@souterrain/kernel';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { ItemEffect } from '../use.ts';

const RULE = 'AD1-TMAG-04';

/** AD1-TMAG-04: the imp rolls three dice of its own for its bearer, once a Round. */
export const diablotinMedecin: ItemEffect = {
  use: {
    id: 'diablotin-medecin',
    rule: RULE,
    type: 'bonus',
    kept: true,
    can: (_g, { who, item }) => who.sante < who.santeMax && !wasUsed(who, 'round', `diablotin-${item.id}`),
    *run(g, { who, item }) {
      useOnce(g, who, { span: 'round', key: `diablotin-${item.id}`, rules: [RULE] });
      const { success, seuil } = yield* check(g, {
        who: null,
        purpose: 'soins',
        trait: null,
        dice: [{ label: 'diablotin-medecin', value: 3, rule: RULE }],
        difficulty: difficultyFor(g, who),
        target: who,
        seuil: true,
      });
      // AD1-HEALTH-24: the second point; the imp removes no state.
      if (success) heal(g, who, { amount: seuil! >= 2 ? 2 : 1, by: 'diablotin-medecin', rules: [RULE] });
    },
  },
};

/** AD1-HEALTH-22, AD1-HEALTH-23. */
function difficultyFor(g: AD1, who: Figure): readonly Term[] {
  const near = g.state.figures.filter((f) => areEnemies(f, who) && isActive(g, f) && inContact(g, f, who));
  if (near.length === 0) return [DEFAULT_DIFFICULTY];
  return [DEFAULT_DIFFICULTY, { label: 'ennemis-adjacents', value: near.length, rule: 'AD1-HEALTH-23' }];
}
