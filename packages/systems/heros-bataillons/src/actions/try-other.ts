import { gain } from '../beings/marks.ts';
import { callFor } from '../master/commands/call-check.ts';
import { mayRequest } from '../master/table.ts';
import { hasMark } from '../pieces.ts';
import { actionTo, defineAction, returnAction } from './action.ts';

/** HB-ACT-05: with an MJ, the action may go into any test that the MJ calls. */
export const tryOther = defineAction({
  id: 'tenter',
  place: 92,
  name: { fr: 'tenter autre chose', en: 'attempt something else' },
  offer(g, being, into) {
    if (mayRequest(g.state, being) && !hasMark(being, DECLINED)) into.push(trying(g, being, null));
  },
});

/** The MJ called no test for it: not asked again this turn. */
const DECLINED = 'essai-refuse';

/** HB-ACT-05: one test, whose attribute and stakes the MJ settles; the action is given back when none is called. */
const trying = actionTo<null>({
  id: 'tenter',
  kind: 'tenter',
  rule: 'HB-ACT-05',
  *run(g, being) {
    if (yield* callFor(g, being)) return;
    const until = { in: 'turn', of: being.id, begun: true } as const;
    gain(g, being, { mark: { id: DECLINED, until }, rules: ['HB-ACT-05'] });
    returnAction(g);
  },
});
