import { freeCareerTalent } from '../../heroes/acquire.ts';
import type { Feature } from '../../world/features.ts';

/** AD1-IMPE-10: its price includes the talent it brings. */
export const toucheATout = {
  id: 'touche-a-tout',
  rule: 'AD1-IMPE-09',
  *acquired(g, { who }) {
    yield* freeCareerTalent(g, who, 'AD1-IMPE-09');
  },
} satisfies Feature;
