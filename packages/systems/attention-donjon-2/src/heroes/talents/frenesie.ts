import { hasMark } from '@souterrain/crawl';
import { isMelee } from '@souterrain/crawl/combat';
import { ownTurn } from '@souterrain/crawl/heroes';
import { strike } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, strikeActions } from '../strike-actions.ts';

export const frenesie = defineFeature({
  id: 'frenesie',
  rule: 'AD2-XBER-08',
  name: 'Frénésie',
  effect: {
    fr: 'Enragé, une attaque de Mêlée de plus en action bonus',
    en: 'while Enraged, one more Mêlée attack as a bonus action',
  },
  labels: { frenesie: { fr: strike('Frénésie contre'), en: strike('Frénésie on') } },
  actions(g, { who }) {
    const turn = ownTurn(g.state, who);
    if (!hasMark(who, 'enrage') || !turn?.standard || !turn.flags.includes('melee')) return [];
    return strikeActions(g, who, {
      attacks: attacksThat(g, who, isMelee),
      type: 'bonus',
      plan: { id: 'frenesie', rule: 'AD2-XBER-08', manner: { how: 'bonus' } },
    });
  },
});
