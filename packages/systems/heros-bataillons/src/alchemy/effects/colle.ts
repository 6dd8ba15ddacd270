import type { Rule } from '@souterrain/kernel';
import { gain, inflict } from '../../beings/marks.ts';
import { ignores } from '../../magic/ignored.ts';
import type { Being } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Dose } from '../dose.ts';

/** HB-ALC-12: no movement for the duration. HB-ALC-21: drunk, it silences too. */
export function* colle(g: HB, target: Being, { user, rounds, potion }: Dose): Rule<void> {
  if (ignores(g, target, { trait: 'immateriel', what: 'colle', rule: 'HB-FOE-03' })) return;
  const until = lastingRounds(g.state, user.id, rounds);
  if (!(yield* inflict(g, target, { mark: { id: 'colle', until, by: user.id }, rules: ['HB-ALC-12'] }))) return;
  if (potion.administration === 'liquide')
    gain(g, target, { mark: { id: 'muet', until, by: user.id }, rules: ['HB-ALC-21'] });
}
