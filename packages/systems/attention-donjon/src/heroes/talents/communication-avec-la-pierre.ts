import type { Feature } from '../../figures/features.ts';

export const communicationAvecLaPierre: Feature = {
  id: 'communication-avec-la-pierre',
  rule: 'AD1-NAIN-10',
  eventCards: () => 1,
};
