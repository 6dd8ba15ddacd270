import type { Cell } from '@souterrain/dungeon';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { canStrike, strikes, strikesFrom, strikingReach } from './reach.ts';
import { type Bounds, type Walk, walkFrom } from './walk.ts';

export const UNREACHABLE = 1000;

interface Start {
  readonly bounds?: Bounds;
  readonly from?: Cell;
}

/** AD1-IA-05: movements needed before a candidate can be attacked, 0 when it can be now; one walk serves them all. */
export function effortsFrom(
  g: Crawl,
  figure: Figure,
  { bounds, from = figure.cell }: Start = {},
): (target: Figure, most?: number) => number {
  const reach = strikingReach(g, figure);
  let walk: Walk | undefined;
  return (target, most) => {
    if (!canStrike(reach)) return UNREACHABLE;
    // Most figures of a fight have somebody in reach: no path is worked out for them.
    if (strikes(g, from, { reach, target })) return 0;
    walk ??= walkFrom(g, figure, { bounds, from });
    return walk.levelOf(strikesFrom(g, { reach, target }), most) ?? UNREACHABLE;
  };
}
