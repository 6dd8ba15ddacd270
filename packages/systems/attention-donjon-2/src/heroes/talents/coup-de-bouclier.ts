import { useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { ownTurn } from '@souterrain/crawl/heroes/own-turn';
import { shieldOf } from '@souterrain/crawl/heroes/shield';
import type { Attack, Feature } from '../../figures/features.ts';
import { lineOf } from '../../notation/index.ts';
import { strikeActions } from '../strike-actions.ts';

const SHIELD: Attack = {
  id: 'coup-de-bouclier',
  skill: 'melee',
  reach: 1,
  line: lineOf('>Coup de bouclier ATT/CAC Force/Mêlée Défense : Dommages 1 | Repousser [Dommages +1]'),
};

export const coupDeBouclier: Feature = {
  id: 'coup-de-bouclier',
  rule: 'AD2-XCRO-07',
  actions(g, { who }) {
    if (!shieldOf(who) || wasUsed(who, 'tour', 'coup-de-bouclier')) return [];
    if (ownTurn(g.state, who)?.flags.includes('defensive')) return [];
    return strikeActions(g, who, {
      attacks: [SHIELD],
      type: 'bonus',
      plan: { id: 'bonus', rule: 'AD2-XCRO-07', manner: { how: 'bonus' } },
    }).map((action) => ({
      ...action,
      label: 'coup-de-bouclier',
      run() {
        useOnce(g, who, { span: 'tour', key: 'coup-de-bouclier', rules: ['AD2-XCRO-07'] });
        return action.run(g, who);
      },
    }));
  },
};
