import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import type { Feature } from './features.ts';
import { uniform } from './uniform.ts';

let byId: ReadonlyMap<string, Feature> | undefined;

/** Worked out at the first question: the files of features import the rules that ask it. */
export function featureOf(id: string): Feature | undefined {
  byId ??= new Map(
    [...TALENTS, ...STATES, ...itemFeatures(), ...SPECIALS].map((feature) => [feature.id, uniform(feature)]),
  );
  return byId.get(id);
}

let universal: readonly Feature[] | undefined;

/** What every hero has: jokers, Héroïsme, the gaze of its Arcane gardienne. */
export function heroFeatures(): readonly Feature[] {
  universal ??= HERO_FEATURES.map(uniform);
  return universal;
}
