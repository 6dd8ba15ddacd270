import type { Feature } from '../../figures/features.ts';
import { canPush, push } from '../../movement/push.ts';

/** AD1-BEST-15: a hit pushes its target once the damage is settled, whatever it did. */
export const pousseApresCoup: Feature = {
  id: 'pousse-apres-coup',
  rule: 'AD1-BEST-15',
  *hit(g, { who }, { target }) {
    if (target.status === 'plateau' && canPush(g.state, who.cell, target)) yield* push(g, who, target);
  },
};
