import { type Being, sideOf } from '../pieces.ts';
import type { HB } from '../world.ts';
import { struckBy } from './maximum.ts';

/** HB-SOLO-15: the least attacked this round, then the lowest END + FOR. */
export function chooseHeroTarget(g: HB, being: Being, all: readonly Being[]): Being {
  const side = sideOf(being);
  let best = all[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const target of all) {
    const attacks = struckBy(g.state, side, target)?.attacks ?? 0;
    const rank = attacks * 1000 + target.now.end + target.now.for;
    if (rank < least) {
      least = rank;
      best = target;
    }
  }
  g.emit({
    type: 'targetChosen',
    being: being.id,
    target: best.id,
    among: all.map(({ id }) => id),
    why: 'le-plus-faible',
    rules: ['HB-SOLO-15'],
  });
  return best;
}
