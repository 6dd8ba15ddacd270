import { gain, inflict } from '../../beings/marks.ts';
import { ignores } from '../../magic/ignored.ts';
import { lastingRounds } from '../../time/lasting.ts';
import { defineEffect, holdOdds } from './effect.ts';

/** HB-ALC-12: no movement for the duration. HB-ALC-21: drunk, it silences too. */
export const colle = defineEffect({
  id: 'colle',
  rule: 'HB-ALC-12',
  *take(g, target, { user, rounds, potion }) {
    if (ignores(g, target, { trait: 'immateriel', what: 'colle', rule: 'HB-FOE-03' })) return;
    const until = lastingRounds(g.state, user.id, rounds);
    if (!(yield* inflict(g, target, { mark: { id: 'colle', until, by: user.id }, rules: ['HB-ALC-12'] }))) return;
    if (potion.administration === 'liquide')
      gain(g, target, { mark: { id: 'muet', until, by: user.id }, rules: ['HB-ALC-21'] });
  },
  odds: (g, potion, { target, used }) => holdOdds(g, potion, target.tags.includes('immateriel') ? 0 : used),
});
