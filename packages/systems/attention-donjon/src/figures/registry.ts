import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import type { Feature } from './features.ts';
import { uniform } from './uniform.ts';

let byId: Map<string, Feature> | undefined;

/** Worked out at the first question: the files of features import the rules that ask it. */
export function featureOf(id: string): Feature | undefined {
  byId ??= known();
  return byId.get(id);
}

const known = (): Map<string, Feature> =>
  new Map([...TALENTS, ...STATES, ...itemFeatures(), ...SPECIALS].map((feature) => [feature.id, uniform(feature)]));

/** More features, until they are forgotten by what it returns. */
export function learn(features: readonly Feature[]): () => void {
  byId = known();
  for (const feature of features) byId.set(feature.id, uniform(feature));
  return () => {
    byId = undefined;
  };
}

let universal: readonly Feature[] | undefined;

/** What every hero has: jokers, Héroïsme, the gaze of its Arcane gardienne. */
export function heroFeatures(): readonly Feature[] {
  universal ??= HERO_FEATURES.map(uniform);
  return universal;
}
