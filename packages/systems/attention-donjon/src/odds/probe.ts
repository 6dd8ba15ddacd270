import { type Figure, type FigureId, figureOf } from '@souterrain/crawl';
import { actionsOf, spend } from '@souterrain/crawl/rounds';
import { copy, type Rule } from '@souterrain/kernel';
import type { AD1Event } from '../events.ts';
import type { Purpose } from '../rolls/purpose.ts';
import type { AD1 } from '../world/ad1.ts';

/** A roll that a rule is about to make, with every modifier of the position. */
export interface Announced {
  readonly figure: FigureId | null;
  readonly target: FigureId | null;
  readonly purpose: Purpose;
  readonly dice: number;
  readonly difficulty: number;
  readonly blessed: boolean;
  readonly cursed: boolean;
  /** Made once the figure that acts has left its square. */
  readonly moved: boolean;
}

/** How the dice of a roll are made to fall, to see what comes next; `stop` when enough was seen. */
type Fall = 'success' | 'failure' | 'stop';

/** More than any Difficulty asks for, and no six to gamble. */
const SURE_SUCCESS: readonly number[] = Array.from({ length: 60 }, () => 5);
const SURE_FAILURE: readonly number[] = [1];
const MOST_REQUESTS = 400;

/** Runs an action on a copy of the game, every offer declined, and tells the rolls it makes. */
export function probe(g: AD1, figure: Figure, { action, fall }: { action: string; fall: (roll: Announced) => Fall }) {
  const state = copy(g.state);
  const rolls: Announced[] = [];
  let mode = { blessed: false, cursed: false };
  let moved = false;
  const onEvent = (event: AD1Event): void => {
    if (event.type === 'figureMoved' && event.figure === figure.id) moved = true;
    if (event.type === 'rollChanged' && event.how === 'beni') mode = { ...mode, blessed: true };
    if (event.type === 'rollChanged' && event.how === 'maudit') mode = { ...mode, cursed: true };
    if (event.type !== 'rollAnnounced') return;
    const { target, purpose, dice, difficulty } = event;
    rolls.push({ figure: event.figure, target, purpose, dice, difficulty, ...mode, moved });
    mode = { blessed: false, cursed: false };
  };
  const rule = take(g.over(state, { onEvent }) as AD1, figureOf(state, figure.id), action);
  let turn = rule.next();
  for (let n = 0; !turn.done && n < MOST_REQUESTS; n++) {
    const request = turn.value;
    if (request.kind === 'askAll') break;
    if (request.kind === 'ask') turn = rule.next(request.options[0]!);
    else if (request.kind === 'draw') turn = rule.next(request.from.slice(0, request.count));
    else {
      const how = rolls.length > 0 ? fall(rolls.at(-1)!) : 'failure';
      if (how === 'stop') break;
      turn = rule.next(how === 'success' ? SURE_SUCCESS : SURE_FAILURE);
    }
  }
  return rolls;
}

/** As a turn takes it, cost included. */
function* take(g: AD1, figure: Figure, id: string): Rule<void> {
  const action = actionsOf(g, figure).find((a) => a.id === id);
  if (!action) return;
  spend(g, figure, action.type);
  yield* action.run(g, figure);
}
