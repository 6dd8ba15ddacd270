import * as crawl from '@souterrain/crawl/figures/bearings';
import type { Within } from '@souterrain/crawl/figures/within';
import type { Figure, Item } from '@souterrain/crawl/state';
import type { State } from '../state.ts';
import type { Bearing, Feature, Spared, Strike } from './features.ts';
import { featureOf } from './registry.ts';

/** Everything that acts on a figure now, with the windows of this edition. */
export const bearingsOf = crawl.bearingsOf as unknown as (state: State, who: Figure) => readonly Bearing[];

export const bearingsWith = crawl.bearingsWith as unknown as (state: State, who: Figure) => Within<Feature>;

/** The same, with what the attack in progress has of its own: an orc's axe, a spider's bite. */
export function bearingsFor(state: State, who: Figure, strike: Strike | undefined): readonly Bearing[] {
  const bearings = bearingsOf(state, who);
  const more = bearingsOfAttack(who, strike);
  return more.length > 0 ? [...bearings, ...more] : bearings;
}

const NOBODY: readonly Bearing[] = [];

/** Only what the attack has of its own. */
export function bearingsOfAttack(who: Figure, strike: Strike | undefined): readonly Bearing[] {
  if (!strike?.attack.features || strike.attacker !== who) return NOBODY;
  const bearings: Bearing[] = [];
  const { item } = strike.attack;
  for (const id of strike.attack.features) push(bearings, id, { who, item });
  return bearings;
}

function push(bearings: Bearing[], id: string, { who, item }: { who: Figure; item: Item | undefined }): void {
  const feature = featureOf(id);
  if (feature) bearings.push(crawl.bearing(feature, who, item));
}

/** What its talents spare a figure. */
export function ignores(state: State, figure: Figure, what: Spared): boolean {
  for (const { feature } of bearingsWith(state, figure).ignores) if (feature.ignores!.includes(what)) return true;
  return false;
}
