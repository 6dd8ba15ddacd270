import type { Figure } from '@souterrain/crawl';
import { bearingsWith, loseMark } from '@souterrain/crawl/figures';
import type { AD2 } from '../world/ad2.ts';

/** A figure of a group has been fully played. */
export function activated(g: AD2, figure: Figure): void {
  const { shakenOff, fades } = bearingsWith(g, figure);
  // AD2-ETAT-27: the worst of them goes, skipped or not.
  const [worst] = shakenOff.toSorted((a, b) => a.feature.shakenOff! - b.feature.shakenOff!);
  if (worst) loseMark(g, figure, worst.feature.id, { why: 'fini', rules: ['AD2-ETAT-27'] });
  for (const { feature } of fades) loseMark(g, figure, feature.id, { why: 'fini', rules: [feature.rule] });
}
