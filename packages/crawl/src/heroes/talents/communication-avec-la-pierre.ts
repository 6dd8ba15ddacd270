import type { Feature } from '../../world/features.ts';

export const communicationAvecLaPierre = {
  id: 'communication-avec-la-pierre',
  rule: 'AD1-NAIN-10',
  eventCards: () => 1,
} satisfies Feature;
