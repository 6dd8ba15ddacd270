import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import { returnAction } from '../../combat/action.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { callFor } from '../commands/call-check.ts';

/** HB-ACT-05: the action goes into one test, whose attribute and stakes the MJ settles; it is given back when none is called. */
export function* attempt(g: HB, being: Being): Rule<void> {
  if (yield* callFor(g, being)) return;
  const until = { in: 'turn', of: being.id, begun: true } as const;
  gain(g, being, { mark: { id: DECLINED, until }, rules: ['HB-ACT-05'] });
  returnAction(g);
}

/** HB-ACT-05: the MJ called no test for it: not asked again this turn. */
export const DECLINED = 'essai-refuse';
