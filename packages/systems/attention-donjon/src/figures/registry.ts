import { registryOf } from '@souterrain/crawl/figures/registry';
import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { READY_TALENTS } from '../heroes/talents/ready.ts';
import { itemFeatures } from '../items/effects/index.ts';
import type { Feature } from './features.ts';

export const { members, teach, featureOf, learn, heroFeatures } = registryOf<Feature>({
  windows: {
    dice: true,
    difficulty: true,
    parade: true,
    paradeLimit: true,
    endurance: true,
    agiliteCap: true,
    before: true,
    after: true,
    reroll: true,
    rolled: true,
    redirect: true,
    pushInstead: true,
    penetration: true,
    ignoresParade: true,
    mode: true,
    wounded: true,
    hit: true,
    kill: true,
    ignores: true,
    recovers: true,
    soinsReach: true,
    enchants: true,
    landing: true,
  },
  talents: READY_TALENTS,
  others: () => [...STATES, ...itemFeatures(), ...SPECIALS],
  // Jokers, Héroïsme, the gaze of its Arcane gardienne.
  universal: () => HERO_FEATURES,
});
