import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import type { Being } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Dose } from '../dose.ts';

/** HB-ALC-13: attacks against it are diminished and never come from another zone. HB-BAT-21: a battalion stays in sight. */
export function* invisibilite(g: HB, target: Being, { user, rounds }: Dose): Rule<void> {
  if (target.kind === 'bataillon') return;
  const mark = { id: 'invisible', until: lastingRounds(g.state, user.id, rounds), by: user.id };
  gain(g, target, { mark, rules: ['HB-ALC-13'] });
}
