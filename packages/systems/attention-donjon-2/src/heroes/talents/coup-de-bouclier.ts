import type { Figure } from '@souterrain/crawl';
import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { isOnDefensive, shieldOf } from '@souterrain/crawl/heroes';
import { ability } from '@souterrain/crawl/text';
import type { Crawl } from '@souterrain/crawl/world';
import { attackFrom } from '../../combat/attack.ts';
import { lineOf } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';
import { strikeActions } from '../strike-actions.ts';

const SHIELD = attackFrom({
  id: 'coup-de-bouclier',
  skill: 'melee',
  reach: 1,
  line: lineOf('>Coup de bouclier ATT/CAC Force/Mêlée Défense : Dommages 1 | Repousser [Dommages +1]'),
});

export const coupDeBouclier = defineFeature({
  id: 'coup-de-bouclier',
  rule: 'AD2-XCRO-07',
  name: 'Coup de bouclier',
  effect: {
    fr: 'attaquer du bouclier en action bonus : Dommages 1, ou repousser',
    en: 'strike with the shield as a bonus action: Damage 1, or push back',
  },
  labels: {
    'coup-de-bouclier': {
      fr: ability('coup-de-bouclier', 'Dommages 1, ou repousser'),
      en: ability('coup-de-bouclier', 'Damage 1, or push back'),
    },
  },
  actions(g, { who }) {
    if (!shieldOf(g, who) || wasUsed(who, 'tour', 'coup-de-bouclier')) return [];
    if (isOnDefensive(g.state, who)) return [];
    return strikeActions(g, who, {
      attacks: [SHIELD],
      type: 'bonus',
      plan: { id: 'bonus', label: 'coup-de-bouclier', rule: 'AD2-XCRO-07', manner: { how: 'bonus' }, begin },
    });
  },
});

const begin = (g: Crawl, who: Figure): void =>
  useOnce(g, who, { span: 'tour', key: 'coup-de-bouclier', rules: ['AD2-XCRO-07'] });
