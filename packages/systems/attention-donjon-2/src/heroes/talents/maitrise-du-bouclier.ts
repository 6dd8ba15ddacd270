import { shieldOf } from '@souterrain/crawl/heroes/shield';
import type { Feature } from '../../figures/features.ts';

export const maitriseDuBouclier: Feature = {
  id: 'maitrise-du-bouclier',
  rule: 'AD2-XCRO-03',
  couverture: (_state, { who }) => (shieldOf(who) ? 1 : 0),
};
