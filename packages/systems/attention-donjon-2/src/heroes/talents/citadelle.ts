import { citadelle as entrenched } from '@souterrain/crawl/heroes/talents';
import type { Feature } from '../../world/features.ts';

export const citadelle: Feature = {
  ...entrenched('AD2-XCRO-10'),
  couverture: (_g, { mark }) => (mark ? 2 : 0),
};
