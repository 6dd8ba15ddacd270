import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { TALENTS } from '../heroes/talents/index.ts';
import { itemFeatures } from '../items/effects/index.ts';
import type { Feature } from './features.ts';

let byId: ReadonlyMap<string, Feature> | undefined;

/** Worked out at the first question: the files of features import the rules that ask it. */
export function featureOf(id: string): Feature | undefined {
  byId ??= new Map([...TALENTS, ...STATES, ...itemFeatures(), ...SPECIALS].map((feature) => [feature.id, feature]));
  return byId.get(id);
}

/** What every hero has: jokers, Héroïsme, the gaze of its Arcane gardienne. */
export const UNIVERSAL: readonly Feature[] = HERO_FEATURES;
