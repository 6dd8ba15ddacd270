import type { Feature } from '../../world/features.ts';

export const forceBestiale: Feature = {
  id: 'force-bestiale',
  rule: 'AD2-XBER-04',
  // AD2-XIMP-03: attacks included.
  rethrows: (_g, { who }, jet) => jet.who === who && jet.attribute === 'force',
};
