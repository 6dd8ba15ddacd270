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
      added: true,
      bonusDie: true,
      fixedDice: true,
      diceLimit: true,
      imposes: true,
      attributeLoss: true,
      couverture: true,
      armure: true,
      armureUsed: true,
      fragile: true,
      condition: true,
      before: true,
      reroll: true,
      after: true,
      rethrows: true,
      options: true,
      dommages: true,
      perforation: true,
      rolled: true,
      deflects: true,
      braces: true,
      takes: true,
      hit: true,
      kill: true,
      suffered: true,
      setsAside: true,
      ignores: true,
      recovers: true,
      soinsReach: true,
      dodges: true,
      landing: true,
      slow: true,
    },
    features: [...TALENTS, ...STATES, ...ITEM_FEATURES, ...SPECIALS, ...more],
    // Jokers, Héroïsme, the gaze of its Arcane gardienne, Temps fort.
    universal: HERO_FEATURES,
  });
