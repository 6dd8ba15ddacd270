import type { Feature } from '../figures/features.ts';

/** What every hero has, whatever its talents. */
export const HERO_FEATURES: readonly Feature[] = [];
