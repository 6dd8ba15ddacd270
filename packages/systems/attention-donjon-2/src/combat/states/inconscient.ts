import { gainMark, loseMark } from '@souterrain/crawl/figures';
import { makeJet } from '../../jets/make-jet.ts';
import { defineFeature } from '../../world/features.ts';

export const inconscient = defineFeature({
  id: 'inconscient',
  rule: 'AD2-ETAT-11',
  name: { fr: 'Inconscient', en: 'Unconscious' },
  shakenOff: 3,
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler'],
  fixedDice: (_g, _at, { purpose, action }) => (purpose === 'resister' && action?.attack ? 1 : undefined),
  starts: (_g, { who }) => who.hero !== null,
  *turnStart(g, { who }) {
    const { verdict } = yield* makeJet(g, {
      who,
      purpose: 'etat',
      attribute: 'mental',
      skill: null,
      difficulty: [{ label: 'inconscient', value: 5, rule: 'AD2-ETAT-11' }],
    });
    if (!verdict.success) return;
    loseMark(g, who, 'inconscient', { why: 'remplace', rules: ['AD2-ETAT-11'] });
    gainMark(g, who, { id: 'a-terre', until: { in: 'removed' } }, ['AD2-ETAT-11']);
  },
});
