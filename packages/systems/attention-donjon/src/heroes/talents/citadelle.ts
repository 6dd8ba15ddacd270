import { citadelle as entrenched } from '@souterrain/crawl/heroes/talents';
import type { Feature } from '../../world/features.ts';

export const citadelle: Feature = {
  ...entrenched('AD1-CROI-16'),
  parade: (_g, { mark }) => (mark ? { value: 2, nature: 'talent' } : undefined),
};
