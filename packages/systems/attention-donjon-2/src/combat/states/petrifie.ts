import { loseMark } from '@souterrain/crawl/figures';
import { spendOne } from '../../health/stagger.ts';
import { makeJet } from '../../jets/make-jet.ts';
import { defineFeature } from '../../world/features.ts';
import { isImposed } from '../../world/jet.ts';

/** AD2-ETAT-08; AD2-Q-22: in the other reading nobody has it (see afflict). */
export const petrifie = defineFeature({
  id: 'petrifie',
  rule: 'AD2-ETAT-08',
  shakenOff: 1,
  soignable: true,
  bans: ['actions', 'reactions', 'mouvement', 'reveler', 'bouger'],
  steady: () => true,
  fixedDice: (_g, _at, jet) => (isImposed(jet) ? 1 : undefined),
  armure: () => 2,
  starts: (_g, { who }) => who.hero !== null,
  *turnStart(g, { who }) {
    const { verdict } = yield* makeJet(g, {
      who,
      purpose: 'etat',
      attribute: 'vigueur',
      skill: 'resistance',
      difficulty: [{ label: 'petrifie', value: 5, rule: 'AD2-ETAT-08' }],
    });
    if (!verdict.success) return;
    loseMark(g, who, 'petrifie', { why: 'retire', rules: ['AD2-ETAT-08'] });
    spendOne(g, who);
  },
});
