import type { Feature } from '../../world/features.ts';

/** What it does is a matter of prices: see town. */
export const citadin = {
  id: 'citadin',
  rule: 'AD1-IMPE-11',
} satisfies Feature;
