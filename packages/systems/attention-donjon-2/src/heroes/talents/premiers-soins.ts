import type { Feature } from '../../world/features.ts';

export const premiersSoins: Feature = {
  id: 'premiers-soins',
  rule: 'AD2-XCRO-04',
  added: (_g, _at, { purpose }) => (purpose === 'soins' ? 1 : 0),
};
