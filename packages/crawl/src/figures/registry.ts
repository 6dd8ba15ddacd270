import { type Feature, MEMBERS } from '../world/features.ts';
import type { Ruled } from './on-sheet.ts';
import { uniform } from './uniform.ts';

/** A talent, an item's effect, a state or a special rule, as the edition being played has it. */
export const featureOf = (g: Pick<Ruled, 'edition'>, id: string): Feature | undefined => g.edition.featureOf(id);

interface Sources<F extends Feature> {
  /** The members that an edition adds. */
  readonly members: Readonly<Record<Exclude<keyof F, keyof Feature>, true>>;
  readonly features: readonly F[];
  /** What every hero has. */
  readonly universal: readonly F[];
}

/** The features of an edition, by id. */
export function registryOf<F extends Feature>({ members: own, features, universal }: Sources<F>) {
  const members = Object.keys({ ...MEMBERS, ...own });
  const whole = (feature: F): F => uniform(feature, members);
  const byId: ReadonlyMap<string, F> = new Map(features.map((feature) => [feature.id, whole(feature)]));
  return {
    members,
    featureOf: (id: string): F | undefined => byId.get(id),
    heroFeatures: universal.map(whole),
  };
}
