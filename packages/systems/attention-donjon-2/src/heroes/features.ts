import type { Feature } from '../world/features.ts';
import { regardFeature } from './arcana.ts';
import { encombre } from './encombre.ts';
import { heroismeFeature } from './heroism.ts';
import { jokerFeature } from './joker.ts';
import { tempsFortFeature } from './temps-fort.ts';

/** What every hero has, whatever its talents. */
export const HERO_FEATURES: readonly Feature[] = [
  jokerFeature,
  regardFeature,
  heroismeFeature,
  tempsFortFeature,
  encombre,
];
