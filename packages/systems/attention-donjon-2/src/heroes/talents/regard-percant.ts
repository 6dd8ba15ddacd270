import { inContact, sameZone } from '@souterrain/crawl/movement';
import type { Feature } from '../../world/features.ts';

export const regardPercant: Feature = {
  id: 'regard-percant',
  rule: 'AD2-XSYL-03',
  dice: (g, { who }, { target }) =>
    target && target !== who && !inContact(g, who, target) && !sameZone(g, who, target) ? 1 : 0,
};
