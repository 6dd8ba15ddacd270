import { copy } from './copy.ts';
import type { Decision, Option } from './decision.ts';
import { EngineError } from './errors.ts';
import type { GameEvent } from './event.ts';
import { everyDraw, everyHand, everyThrow } from './outcomes.ts';
import type { Answer, Request, Rule } from './rule.ts';
import type { World } from './system.ts';

export interface Exploration<S, T, W extends World<S, GameEvent>> {
  /** Left as it is: every run starts from a copy of its state. */
  readonly from: W;
  readonly rule: (world: W) => Rule<T>;
  /** What a run that has ended is worth: 1 and 0 make a probability of the answer. */
  readonly worth: (end: { readonly state: S; readonly result: T }) => number;
  /** What the player may pick at a decision of the run, of which the best is taken: everything unless stated. */
  readonly among?: (decision: Decision) => readonly Option[];
  /** True where no rule looks at the order of dice thrown together. */
  readonly hands?: boolean;
  /** Rules that may go on for ever are cut after so many answers; what is cut is worth 0. */
  readonly deepest?: number;
  /** A tree with more runs than this is refused. */
  readonly most?: number;
}

const MOST_RUNS = 1_000_000;

/**
 * The exact worth of a rule: every way chance can fall, weighed, and at each decision the best of what may be picked.
 * A suspended rule cannot be copied, so each run starts again and is given the same answers up to where it branches.
 */
export function explore<W extends World<unknown, GameEvent>, T>(exploration: Exploration<W['state'], T, W>): number {
  const { from, worth, among = ({ options }) => options, hands = false } = exploration;
  const { deepest = Number.POSITIVE_INFINITY, most = MOST_RUNS } = exploration;
  let runs = 0;

  const worthAfter = (path: readonly Step[]): number => {
    if (++runs > most) throw new EngineError(`more than ${most} runs to explore`);
    const state = copy(from.state);
    const rule = exploration.rule(from.over(state) as W);
    let turn = rule.next();
    for (const step of path) turn = rule.next(answerTo(turn.value as Request, step));
    if (turn.done) return worth({ state, result: turn.value });
    if (path.length >= deepest) return 0;
    const request = turn.value;
    if (request.kind === 'askAll') throw new EngineError('decisions taken together cannot be explored');
    if (request.kind === 'ask') {
      if (request.max !== 1) throw new EngineError(`${request.id} picks several options: it cannot be explored`);
      return Math.max(...among(request).map(({ id }) => worthAfter([...path, { id }])));
    }
    const falls = request.kind === 'draw' ? everyDraw(request) : hands ? everyHand(request) : everyThrow(request);
    let sum = 0;
    for (const { answer, chance } of falls) sum += chance * worthAfter([...path, { answer }]);
    return sum;
  };

  return worthAfter([]);
}

/** An option is named by its id: its value belongs to the run that offered it. */
type Step = { readonly id: string } | { readonly answer: Answer };

function answerTo(request: Request, step: Step): Answer {
  if ('answer' in step) return step.answer;
  const found = (request as Decision).options.find((o) => o.id === step.id);
  if (!found) throw new EngineError(`${step.id} was offered once and is not any more: the rule is not deterministic`);
  return found;
}
