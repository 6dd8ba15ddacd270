import type { Rule } from '@souterrain/kernel';
import { gainMark, loseMark } from '../../figures/marks.ts';
import { removeFigure } from '../../health/health.ts';
import { type Figure, hasMark } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { flee, isByDoor } from '../flight.ts';
import { mayMove } from '../moves.ts';
import { headcount } from '../reach.ts';
import { melee } from './melee.ts';

/** AD1-IA-10. */
export function* lache(g: Crawl, figure: Figure): Rule<void> {
  const { own, enemies } = headcount(g, figure);
  const isOutnumbered = own < enemies;
  if (!hasMark(figure, 'en-fuite')) {
    if (!isOutnumbered) return yield* melee(g, figure);
    gainMark(g, figure, { id: 'en-fuite', until: { in: 'removed' } }, ['AD1-IA-10']);
    return yield* flee(g, figure);
  }
  // AD1-ETAT-02, AD2-ETAT-26: whoever is held does not leave.
  if (isByDoor(g.state, figure.cell) && enemies === 0 && mayMove(g, figure))
    return yield* removeFigure(g, figure, { how: 'parti', by: null, rules: ['AD1-IA-10'] });
  if (own > 1 && !isOutnumbered) {
    loseMark(g, figure, 'en-fuite', { why: 'fini', rules: ['AD1-IA-10'] });
    return yield* melee(g, figure);
  }
  yield* flee(g, figure);
}
