import type { Figure, Item } from '@souterrain/crawl';
import { bearing, bearingsOf, bearingsWith } from '@souterrain/crawl/figures';
import type { AD1 } from '../world/ad1.ts';
import type { Bearing, Spared, Strike } from '../world/features.ts';

/** The same, with what the attack in progress has of its own: an orc's axe, a spider's bite. */
export function bearingsFor(g: AD1, who: Figure, strike: Strike | undefined): readonly Bearing[] {
  const bearings = bearingsOf(g, who);
  const more = bearingsOfAttack(g, who, strike);
  return more.length > 0 ? [...bearings, ...more] : bearings;
}

const NOBODY: readonly Bearing[] = [];

/** Only what the attack has of its own. */
export function bearingsOfAttack(g: AD1, who: Figure, strike: Strike | undefined): readonly Bearing[] {
  if (!strike?.attack.features || strike.attacker !== who) return NOBODY;
  const bearings: Bearing[] = [];
  const { item } = strike.attack;
  for (const id of strike.attack.features) push(g, bearings, id, { who, item });
  return bearings;
}

function push(g: AD1, bearings: Bearing[], id: string, { who, item }: { who: Figure; item: Item | undefined }): void {
  const feature = g.edition.featureOf(id);
  if (feature) bearings.push(bearing(feature, who, item));
}

/** What its talents spare a figure. */
export function ignores(g: AD1, figure: Figure, what: Spared): boolean {
  for (const { feature } of bearingsWith(g, figure).ignores) if (feature.ignores!.includes(what)) return true;
  return false;
}
