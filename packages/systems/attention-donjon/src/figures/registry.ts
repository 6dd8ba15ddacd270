import { registryOf } from '@souterrain/crawl/figures';
import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { ITEM_FEATURES } from '../items/effects/index.ts';
import type { Feature } from '../world/features.ts';

/** Talents, states, what items do, special rules; `more` are those of a test. */
export const registryWith = (more: readonly Feature[] = []) =>
  registryOf<Feature>({
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
    features: [...TALENTS, ...STATES, ...ITEM_FEATURES, ...SPECIALS, ...more],
    // Jokers, Héroïsme, the gaze of its Arcane gardienne.
    universal: HERO_FEATURES,
  });
