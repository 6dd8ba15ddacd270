import { editionOf } from '../edition.ts';
import type { State } from '../state.ts';
import type { Feature } from './features.ts';
import { membersWith, uniform } from './uniform.ts';

/** A talent, an item's effect, a state or a special rule, as the edition being played has it. */
export const featureOf = (state: Pick<State, 'edition'>, id: string): Feature | undefined =>
  editionOf(state).featureOf(id);

interface Sources<F extends Feature> {
  /** The windows that an edition adds. */
  readonly windows: Readonly<Record<Exclude<keyof F, keyof Feature>, true>>;
  /** Talents of ready-made heroes. */
  readonly talents: readonly F[];
  /** All but talents. Worked out at the first question, as `universal` is: the files of features import the rules that ask it. */
  others(): readonly F[];
  /** What every hero has. */
  universal(): readonly F[];
}

/** The features of an edition, by id. */
export function registryOf<F extends Feature>({ windows, talents: ready, others, universal }: Sources<F>) {
  const members = membersWith(windows);
  const whole = (feature: F): F => uniform(feature, members);
  let talents = ready;
  let byId: Map<string, F> | undefined;
  let ofHeroes: readonly F[] | undefined;
  const known = (): Map<string, F> => new Map([...talents, ...others()].map((feature) => [feature.id, whole(feature)]));

  return {
    members,

    /** All talents, for games where heroes may learn them. */
    teach(all: readonly F[]): void {
      talents = all;
      byId = undefined;
    },

    featureOf(id: string): F | undefined {
      byId ??= known();
      return byId.get(id);
    },

    /** More features, until they are forgotten by what it returns. */
    learn(features: readonly F[]): () => void {
      byId = known();
      for (const feature of features) byId.set(feature.id, whole(feature));
      return () => {
        byId = undefined;
      };
    },

    heroFeatures(): readonly F[] {
      ofHeroes ??= universal().map(whole);
      return ofHeroes;
    },
  };
}
