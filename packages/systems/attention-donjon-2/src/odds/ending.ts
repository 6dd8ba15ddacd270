import type { FigureId } from '@souterrain/crawl';
import { type Decision, explore, type Option, type Rule } from '@souterrain/kernel';
import type { AD2Event } from '../events.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Fall } from './fall.ts';
import { type Opening, take } from './opening.ts';
import { Purchases } from './purchases.ts';

/** What an action came to once its Jet fell in one way. */
export interface Ending {
  /** Of its first Jet. */
  success: boolean | undefined;
  /** Santé lost, by whom. */
  readonly lost: Map<FigureId, number>;
  /** Who came to 0 Santé. */
  readonly fallen: FigureId[];
  /** The figure that acted reached the square it was going to. */
  moved: boolean;
  /** Its Réussites could buy something. */
  bought: boolean;
  /** AD2-EFF-19: an amount is thrown too, which is not counted. */
  unsettled: boolean;
}

/** The best that choices make of a Jet that fell so; every offer that costs something is declined. */
export function bestEnding(
  g: AD2,
  opening: Opening,
  { fall, worth }: { readonly fall: Fall; readonly worth: (ending: Ending) => number },
): Ending {
  let best: { readonly ending: Ending; readonly worth: number } | undefined;
  explore({
    from: g,
    rule(world: AD2) {
      // A board is replaced, never changed: what was worked out of it serves every copy.
      world.state.board = g.state.board;
      return led(world, opening, fall);
    },
    worth({ result }) {
      const value = worth(result);
      if (!best || value > best.worth) best = { ending: result, worth: value };
      return value;
    },
  });
  return best!.ending;
}

/** The choices that follow a Jet, where one may be better than another. */
const EXPLORED: readonly string[] = ['reussites', 'annuler', 'quel-effet'];

/** What is answered to the others that come before its last effect. */
const ANSWERS: Readonly<Record<string, string>> = {
  'force-bestiale': 'garder',
  'relancer-un-de': 'garder',
  'apres-le-jet': 'passer',
  reserver: 'reussir',
  quand: 'apres',
  'avant-la-perte': 'passer',
};

/** The action, its Jet thrown as told; it stops at whatever says no more of its first effect. */
function* led(world: AD2, opening: Opening, fall: Fall): Rule<Ending> {
  const ending: Ending = {
    success: undefined,
    lost: new Map(),
    fallen: [],
    moved: false,
    bought: false,
    unsettled: false,
  };
  const rule = take(world.over(world.state, { onEvent: (event) => note(ending, event, opening) }) as AD2, opening);
  const picks = [...opening.picks];
  const throws = [...fall];
  const purchases = new Purchases(world.state);
  let turn = rule.next();
  while (!turn.done) {
    const request = turn.value;
    if (request.kind === 'roll' && throws.length > 0) turn = rule.next(throws.shift()!);
    else if (request.kind === 'ask') {
      const pick = picks.shift() ?? answerTo(request, throws.length > 0);
      if (pick !== undefined) turn = rule.next(request.options.find(({ id }) => id === pick)!);
      else if (EXPLORED.includes(request.id)) {
        const options = purchases.left(request);
        const option = options.length === 1 ? options[0]! : ((yield { ...request, options }) as Option);
        purchases.note(option);
        turn = rule.next(option);
      } else return ending;
      if (request.id === 'reussites') ending.bought = true;
    } else {
      if (request.kind === 'roll' && request.rule === 'AD2-EFF-19') ending.unsettled = true;
      return ending;
    }
  }
  return ending;
}

const answerTo = ({ id }: Decision, gambles: boolean): string | undefined =>
  id === 'coup-de-poker' ? (gambles ? 'tenter' : 'garder') : ANSWERS[id];

function note(ending: Ending, event: AD2Event, { figure }: Opening): void {
  if (event.type === 'jetSettled') ending.success ??= event.success;
  if (event.type === 'figureMoved' && event.figure === figure) ending.moved = true;
  // A push may have moved it.
  if (event.type === 'moveStopped' && event.figure === figure) ending.moved = false;
  if (event.type !== 'santeLost') return;
  ending.lost.set(event.figure, (ending.lost.get(event.figure) ?? 0) + event.amount);
  if (event.sante === 0) ending.fallen.push(event.figure);
}
