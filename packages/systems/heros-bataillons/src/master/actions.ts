import { type Action, actionTo } from '../combat/action.ts';
import { deciderOf } from '../combat/decider.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { intervene } from './intervene.ts';
import { attempt, DECLINED } from './prompts/attempt.ts';
import { ASKED, askFavour } from './prompts/favour.ts';
import { arbitrate, PLAN } from './prompts/improvisation.ts';

/** HB-GM-04, HB-GM-09, HB-GM-16: what the seat of an MJ adds to a turn: requests of heroes, and the MJ's own word. */
export function masterActions(g: HB, being: Being, into: Action[]): void {
  const { master, combat } = g.state;
  if (master === null) return;
  if (deciderOf(g.state, being) === master) into.push(intervening(g, being, null));
  else if (being.kind === 'heros' && !combat!.turn!.acted) {
    if (!hasMark(being, ASKED)) into.push(asking(g, being, null));
    if (!hasMark(being, PLAN)) into.push(announcing(g, being, null));
  }
}

/** HB-ACT-05: with an MJ, the action may go into any test that the MJ calls. */
export function tryActions(g: HB, being: Being, into: Action[]): void {
  const { master } = g.state;
  if (master === null || being.kind !== 'heros' || deciderOf(g.state, being) === master) return;
  if (!hasMark(being, DECLINED)) into.push(trying(g, being, null));
}

const trying = actionTo<null>({
  id: 'tenter',
  kind: 'tenter',
  rule: 'HB-ACT-05',
  *run(g, being) {
    yield* attempt(g, being);
  },
});

export const INTERVENE = 'intervenir';

const intervening = actionTo<null>({
  id: INTERVENE,
  kind: 'libre',
  rule: 'HB-GM-16',
  *run(g) {
    yield* intervene(g);
  },
});

const asking = actionTo<null>({
  id: 'demander-une-faveur',
  kind: 'libre',
  rule: 'HB-GM-04',
  run: (g, being) => askFavour(g, being),
});

const announcing = actionTo<null>({
  id: 'annoncer-une-improvisation',
  kind: 'libre',
  rule: 'HB-GM-09',
  run: (g, being) => arbitrate(g, being),
});
