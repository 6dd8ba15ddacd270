import * as crawl from '@souterrain/crawl/figures/bearings';
import type { Within } from '@souterrain/crawl/figures/within';
import type { Figure } from '@souterrain/crawl/state';
import type { State } from '../state.ts';
import type { Bearing, Feature, Spared } from './features.ts';

/** Everything that acts on a figure now, with the windows of this edition. */
export const bearingsOf = crawl.bearingsOf as unknown as (state: State, who: Figure) => readonly Bearing[];

export const bearingsWith = crawl.bearingsWith as unknown as (state: State, who: Figure) => Within<Feature>;

/** What its talents spare a figure. */
export function ignores(state: State, figure: Figure, what: Spared): boolean {
  for (const { feature } of bearingsWith(state, figure).ignores) if (feature.ignores!.includes(what)) return true;
  return false;
}
