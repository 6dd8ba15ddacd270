import type { Feature as SharedFeature } from '@souterrain/crawl/figures/features';
import { membersWith, uniform } from '@souterrain/crawl/figures/uniform';
import { STATES } from '../combat/states/index.ts';
import { SPECIALS } from '../groups/specials/index.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { READY_TALENTS } from '../heroes/talents/ready.ts';
import { itemFeatures } from '../items/effects/index.ts';
import type { Feature } from './features.ts';

/** The windows of this edition. */
const OWN: Readonly<Record<Exclude<keyof Feature, keyof SharedFeature>, true>> = {
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
};

export const MEMBERS = membersWith(OWN);

let talents = READY_TALENTS;
let byId: Map<string, Feature> | undefined;

/** All talents, for games where heroes may learn them. */
export function teach(all: readonly Feature[]): void {
  talents = all;
  byId = undefined;
}

/** Worked out at the first question: the files of features import the rules that ask it. */
export function featureOf(id: string): Feature | undefined {
  byId ??= known();
  return byId.get(id);
}

const whole = (feature: Feature): Feature => uniform(feature, MEMBERS);

const known = (): Map<string, Feature> =>
  new Map([...talents, ...STATES, ...itemFeatures(), ...SPECIALS].map((feature) => [feature.id, whole(feature)]));

/** More features, until they are forgotten by what it returns. */
export function learn(features: readonly Feature[]): () => void {
  byId = known();
  for (const feature of features) byId.set(feature.id, whole(feature));
  return () => {
    byId = undefined;
  };
}

let universal: readonly Feature[] | undefined;

/** What every hero has: jokers, Héroïsme, the gaze of its Arcane gardienne. */
export function heroFeatures(): readonly Feature[] {
  universal ??= HERO_FEATURES.map(whole);
  return universal;
}
