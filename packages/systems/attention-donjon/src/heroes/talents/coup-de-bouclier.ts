import type { Figure } from '@souterrain/crawl';
import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { shieldOf } from '@souterrain/crawl/heroes';
import { strike } from '@souterrain/crawl/text';
import type { Crawl } from '@souterrain/crawl/world';
import { type AD1Attack, defineFeature } from '../../world/features.ts';
import { attacksThat, strikeActions } from '../strike-actions.ts';

const SHIELD: AD1Attack = {
  id: 'coup-de-bouclier',
  skill: 'melee',
  reach: 1,
  damage: { attribute: 'force', plus: -1 },
};

export const coupDeBouclier = defineFeature({
  id: 'coup-de-bouclier',
  rule: 'AD1-CROI-12',
  name: 'Coup de bouclier',
  effect: {
    fr: 'attaquer du bouclier en action bonus, ou repousser',
    en: 'strike with the shield as a bonus action, or push',
  },
  labels: {
    'coup-de-bouclier': {
      fr: strike('Coup de bouclier sur', 'Force −1, ou pousser'),
      en: strike('Coup de bouclier on', 'Force −1, or a push'),
    },
  },
  attacks: (g, { who }) => (shieldOf(g, who) ? [SHIELD] : []),
  actions(g, { who }) {
    if (wasUsed(who, 'tour', 'coup-de-bouclier')) return [];
    return strikeActions(g, who, {
      attacks: attacksThat(g, who, ({ id }) => id === SHIELD.id),
      type: 'bonus',
      plan: { id: 'bonus', label: 'coup-de-bouclier', rule: 'AD1-CROI-12', manner: { how: 'bonus' }, begin },
    });
  },
  // Instead of the damage roll, not of what it does.
  pushInstead: (_g, _at, { attack, damageSeuil }) => attack.id === 'coup-de-bouclier' && damageSeuil === undefined,
});

const begin = (g: Crawl, who: Figure): void =>
  useOnce(g, who, { span: 'tour', key: 'coup-de-bouclier', rules: ['AD1-CROI-12'] });
