import type { Feature } from '../../world/features.ts';

export const resistanceALaMagie: Feature = {
  id: 'resistance-a-la-magie',
  rule: 'AD2-XNAIN-05',
  added: (_g, _at, { purpose, action }) => (purpose === 'resister' && action?.tags.includes('Magie') ? 1 : 0),
};
