import { activeEnemies } from '@souterrain/crawl/figures/sides';
import { isImmune } from '@souterrain/crawl/figures/values';
import { isPrey } from '@souterrain/crawl/heroes/prey';
import { inContact } from '@souterrain/crawl/movement/plan';
import type { Figure } from '@souterrain/crawl/state';
import type { Rule, Term } from '@souterrain/kernel';
import { secouer } from '../../combat/secoue.ts';
import type { Feature } from '../../figures/features.ts';
import { traitOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1, State } from '../../state.ts';

const PREY: Term = { label: 'proie', value: 1, rule: 'AD1-TRAQ-17' };

export const reputationDAssassin: Feature = {
  id: 'reputation-d-assassin',
  rule: 'AD1-TRAQ-17',
  starts: (state, { who }) => impressed(state, who).length > 0,
  *turnStart(g, { who }) {
    for (const enemy of impressed(g.state, who)) yield* face(g, who, enemy);
  },
};

const impressed = (state: State, who: Figure): readonly Figure[] =>
  activeEnemies(state, who).filter(
    (enemy) =>
      inContact(state, who, enemy) && traitOf(state, enemy, 'mental') !== null && !isImmune(state, enemy, 'mental'),
  );

function* face(g: AD1, who: Figure, enemy: Figure): Rule<void> {
  const { success } = yield* check(g, {
    who: enemy,
    purpose: 'epreuve',
    trait: 'mental',
    difficulty: isPrey(g.state, who, enemy) ? [DEFAULT_DIFFICULTY, PREY] : [DEFAULT_DIFFICULTY],
    seuil: false,
  });
  if (!success) secouer(g, enemy, ['AD1-TRAQ-17']);
}
