import { heroismeFeature } from '../combat/heroism-rolls.ts';
import type { Feature } from '../world/features.ts';
import { regardFeature } from './arcana.ts';
import { encombre } from './encombre.ts';
import { jokerFeature } from './joker.ts';

/** What every hero has, whatever its talents. */
export const HERO_FEATURES: readonly Feature[] = [jokerFeature, regardFeature, heroismeFeature, encombre];
