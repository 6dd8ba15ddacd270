import { gain } from '../../beings/marks.ts';
import { lastingRounds } from '../../time/lasting.ts';
import { defineEffect, holdOdds } from './effect.ts';

/** HB-ALC-13: attacks against it are diminished and never come from another zone. HB-BAT-21: a battalion stays in sight. */
export const invisibilite = defineEffect({
  id: 'invisibilite',
  rule: 'HB-ALC-13',
  *take(g, target, { user, rounds }) {
    if (target.kind === 'bataillon') return;
    const mark = { id: 'invisible', until: lastingRounds(g.state, user.id, rounds), by: user.id };
    gain(g, target, { mark, rules: ['HB-ALC-13'] });
  },
  odds: (g, potion, { used }) => holdOdds(g, potion, used),
});
