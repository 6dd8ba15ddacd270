import { registryOf } from '@souterrain/crawl/figures';
import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { ITEM_FEATURES } from '../items/effects/index.ts';
import { type Feature, OWN_MEMBERS } from '../world/features.ts';

/** Talents, states, what items do, special rules. */
export const FEATURES: readonly Feature[] = [...TALENTS, ...STATES, ...ITEM_FEATURES, ...SPECIALS];

/** `more` are those of a test. */
export const registryWith = (more: readonly Feature[] = []) =>
  registryOf<Feature>({
    members: OWN_MEMBERS,
    features: [...FEATURES, ...more],
    // Jokers, Héroïsme, the gaze of its Arcane gardienne, Temps fort.
    universal: HERO_FEATURES,
  });
