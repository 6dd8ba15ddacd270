import type { Figure } from '@souterrain/crawl';
import { activeEnemies, isImmune } from '@souterrain/crawl/figures';
import { isPrey } from '@souterrain/crawl/heroes';
import { inContact } from '@souterrain/crawl/movement';
import type { Rule, Term } from '@souterrain/kernel';
import { secouer } from '../../combat/secoue.ts';
import { traitOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';
import { defineFeature } from '../../world/features.ts';

const PREY: Term = { label: 'proie', value: 1, rule: 'AD1-TRAQ-17' };

export const reputationDAssassin = defineFeature({
  id: 'reputation-d-assassin',
  rule: 'AD1-TRAQ-17',
  name: 'Réputation d’assassin',
  effect: {
    fr: 'les ennemis au contact peuvent être Secoués au début du tour',
    en: 'enemies in contact may be Secoué as the turn begins',
  },
  prompts: { proie: { fr: ({ who }) => `${who} : quelle proie ?`, en: ({ who }) => `${who}: which prey?` } },
  starts: (g, { who }) => impressed(g, who).length > 0,
  *turnStart(g, { who }) {
    for (const enemy of impressed(g, who)) yield* face(g, who, enemy);
  },
});

const impressed = (g: AD1, who: Figure): readonly Figure[] =>
  activeEnemies(g, who).filter(
    (enemy) => inContact(g, who, enemy) && traitOf(g, enemy, 'mental') !== null && !isImmune(g, enemy, 'mental'),
  );

function* face(g: AD1, who: Figure, enemy: Figure): Rule<void> {
  const { success } = yield* check(g, {
    who: enemy,
    purpose: 'epreuve',
    trait: 'mental',
    difficulty: isPrey(g, who, enemy) ? [DEFAULT_DIFFICULTY, PREY] : [DEFAULT_DIFFICULTY],
    seuil: false,
  });
  if (!success) secouer(g, enemy, ['AD1-TRAQ-17']);
}
