import { gainMark, loseMark } from '@souterrain/crawl/figures';
import { TRAIT_OF } from '../../figures/traits.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import { defineFeature } from '../../world/features.ts';

export const inconscient = defineFeature({
  id: 'inconscient',
  rule: 'AD1-GRAVE-07',
  name: { fr: 'Inconscient', en: 'Unconscious' },
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler'],
  paradeLimit: (parade) => Math.min(1, parade),
  *turnStart(g, { who }) {
    const { success } = yield* check(g, {
      who,
      purpose: 'se-reprendre',
      trait: TRAIT_OF['se-reprendre'],
      difficulty: [DEFAULT_DIFFICULTY],
      seuil: false,
    });
    if (!success) return;
    loseMark(g, who, 'inconscient', { why: 'remplace', rules: ['AD1-GRAVE-07'] });
    gainMark(g, who, { id: 'a-terre', until: { in: 'removed' } }, ['AD1-GRAVE-07']);
  },
});
