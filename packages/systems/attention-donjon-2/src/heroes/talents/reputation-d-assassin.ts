import type { Figure } from '@souterrain/crawl';
import { activeEnemies, isImmune } from '@souterrain/crawl/figures';
import { isPrey } from '@souterrain/crawl/heroes';
import { inContact } from '@souterrain/crawl/movement';
import { afflict } from '../../combat/afflict.ts';
import { characteristicOf } from '../../figures/values.ts';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-XTRA-11: `Mental 5`, 6 for the Proie. */
const DIFFICULTY = 5;

export const reputationDAssassin = defineFeature({
  id: 'reputation-d-assassin',
  rule: 'AD2-XTRA-11',
  name: 'Réputation d’assassin',
  effect: {
    fr: 'les ennemis au contact peuvent être Secoués au début du tour',
    en: 'enemies in contact may be Secoué as the turn begins',
  },
  starts: (g, { who }) => impressed(g, who).length > 0,
  *turnStart(g, { who }) {
    for (const enemy of impressed(g, who)) face(g, who, enemy);
  },
});

const impressed = (g: AD2, who: Figure): readonly Figure[] =>
  activeEnemies(g, who).filter(
    (enemy) =>
      inContact(g, who, enemy) && characteristicOf(g, enemy, 'volonte') !== null && !isImmune(g, enemy, 'mental'),
  );

/** AD2-PROF-04: its Volonté stands for the Mental it has not. */
function face(g: AD2, who: Figure, enemy: Figure): void {
  const difficulty = DIFFICULTY + (isPrey(g, who, enemy) ? 1 : 0);
  const value = characteristicOf(g, enemy, 'volonte') ?? 0;
  const success = value >= difficulty;
  const rules = ['AD2-XTRA-11', 'AD2-PROF-04'] as const;
  g.emit({ type: 'resistedWithoutDice', figure: enemy.id, success, value, difficulty, rules });
  if (!success) afflict(g, enemy, { state: 'secoue', rules: ['AD2-XTRA-11'] });
}
