import { inContact, sameZone } from '@souterrain/crawl/movement/plan';
import type { Feature } from '../../figures/features.ts';

export const regardPercant: Feature = {
  id: 'regard-percant',
  rule: 'AD2-XSYL-03',
  dice: (state, { who }, { target }) =>
    target && target !== who && !inContact(state, who, target) && !sameZone(state, who, target) ? 1 : 0,
};
