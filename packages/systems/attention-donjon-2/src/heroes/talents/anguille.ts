import type { Feature } from '../../world/features.ts';

export const anguille: Feature = { id: 'anguille', rule: 'AD2-XBER-09', couverture: () => 1 };
