import { hasMark } from '@souterrain/crawl';
import { loseMark } from '@souterrain/crawl/figures';
import { defineFeature } from '../../world/features.ts';

export const impassible = defineFeature({
  id: 'impassible',
  rule: 'AD1-BERS-16',
  name: 'Impassible',
  effect: { fr: 'n’est plus jamais Secoué', en: 'is never Secoué again' },
  ignores: ['etre-secoue'],
  starts: (g, { who }) =>
    g.state.variants.impassibleTiming === 'nextTurn' && (hasMark(who, 'secoue') || hasMark(who, 'serieusement-secoue')),
  // AD1-Q-19: it may keep the state until its next turn.
  *turnStart(g, { who }) {
    for (const mark of ['secoue', 'serieusement-secoue'])
      loseMark(g, who, mark, { why: 'retire', rules: ['AD1-BERS-16', 'AD1-Q-19'] });
  },
});
