import { registryOf } from '@souterrain/crawl/figures';
import { SHARED_TALENTS } from '@souterrain/crawl/heroes/talents';
import { STATES } from '../combat/states/list.gen.ts';
import { SPECIALS } from '../groups/specials/list.gen.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { OWN_TALENTS } from '../heroes/talents/list.gen.ts';
import { ITEM_FEATURES } from '../items/effects/index.ts';
import { type Feature, OWN_MEMBERS } from '../world/features.ts';

export const TALENTS: readonly Feature[] = [...SHARED_TALENTS, ...OWN_TALENTS];

/** AD2-ETAT-01: talents, states, what items do, special rules. */
export const FEATURES: readonly Feature[] = [...TALENTS, ...STATES, ...ITEM_FEATURES, ...SPECIALS];

/** `more` are those of a test. */
export const registryWith = (more: readonly Feature[] = []) =>
  registryOf<Feature>({
    members: OWN_MEMBERS,
    features: [...FEATURES, ...more],
    // Jokers, Héroïsme, the gaze of its Arcane gardienne, Temps fort.
    universal: HERO_FEATURES,
  });
