import { OVER, type Rule } from '@souterrain/kernel';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { closeInAndAttack } from '../approach.ts';
import { effortsFrom, UNREACHABLE } from '../effort.ts';
import { candidatesOf, strikes, strikingReach } from '../reach.ts';
import { chooseTarget, tellTarget } from '../targets.ts';
import type { Bounds } from '../walk.ts';

/** AD1-IA-07: the target of least effort. */
export function melee(g: Crawl, figure: Figure, kept?: Bounds): Rule<void> {
  const bounds = g.edition.staysIn(g, figure) ?? kept;
  const candidates = candidatesOf(g, figure);
  if (candidates.length > 1) return compareThenAttack(g, figure, { candidates, bounds });
  const [target] = candidates;
  if (!target) {
    g.emit({ type: 'figureStayed', figure: figure.id, why: 'sans-cible', rules: ['AD1-IA-05'] });
    return OVER;
  }
  tellTarget(g, figure, { target, why: [] });
  return closeInAndAttack(g, figure, target, bounds);
}

function* compareThenAttack(
  g: Crawl,
  figure: Figure,
  { candidates, bounds }: { readonly candidates: readonly Figure[]; readonly bounds: Bounds },
): Rule<void> {
  const reach = strikingReach(g, figure);
  const near = candidates.filter((target) => strikes(g, figure.cell, { reach, target }));
  // Paths are worked out only when nobody is in reach.
  const effort = near.length > 0 ? (target: Figure) => (near.includes(target) ? 0 : 1) : leastEffort(g, figure, bounds);
  const target = yield* chooseTarget(g, figure, { candidates, first: [{ label: 'effort', of: effort }], bounds });
  yield* closeInAndAttack(g, figure, target!, bounds);
}

/** No way longer than the shortest is worked out. */
function leastEffort(g: Crawl, figure: Figure, bounds: Bounds): (target: Figure) => number {
  const effortTo = effortsFrom(g, figure, { bounds });
  let least = UNREACHABLE;
  return (target) => {
    const effort = effortTo(target, least);
    least = Math.min(least, effort);
    return effort;
  };
}
