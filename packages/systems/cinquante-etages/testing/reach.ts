import type { Answer } from '@souterrain/kernel';
import { DIAGONAL, type Direction, STRAIGHT } from '../src/floors/directions.ts';
import { move } from '../src/movement/movement.ts';
import type { C50, Hero } from '../src/state.ts';
import type { Variants } from '../src/variants.ts';
import { scene } from './given.ts';
import type { Plan } from './layouts.ts';

interface Stage {
  readonly cell: number;
  readonly direction: Direction;
  readonly left: number;
}

interface Leg {
  readonly entered: readonly number[];
  /** Where the move ended, unless a wall was hit first. */
  readonly stop: number | undefined;
  readonly turns: readonly Stage[];
}

/** The same question as `closureFrom`, answered by the rule of movement itself, leg by leg. Squares have no effect. */
export function reachByMoving(plan: Plan, from: number, variants: Partial<Variants>) {
  const map = plan.cells.match(new RegExp(`.{${plan.side}}`, 'g'))!.join('\n');
  const { g, hero } = scene({ map }, variants);
  const entered = new Set<number>();
  const stops = new Set([from]);
  const done = new Set<string>();
  const stages: Stage[] = [];
  const push = (stage: Stage) => {
    const key = `${stage.cell} ${stage.direction} ${stage.left}`;
    if (!done.has(key)) stages.push(stage);
    done.add(key);
  };
  for (const cell of stops) {
    for (let roll = 1; roll <= 10; roll++)
      for (const direction of roll % 2 === 1 ? DIAGONAL : STRAIGHT) push({ cell, direction, left: roll });
    for (let stage = stages.pop(); stage; stage = stages.pop()) {
      const leg = runLeg(g, hero, stage);
      for (const square of leg.entered) entered.add(square);
      if (leg.stop !== undefined) stops.add(leg.stop);
      for (const turn of leg.turns) push(turn);
    }
  }
  return { entered, stops };
}

/** One straight run: from a choice of direction to the next one, or to the end of the move. */
function runLeg(g: C50 & { events: unknown[] }, hero: Hero, { cell, direction, left }: Stage): Leg {
  const straight = STRAIGHT.includes(direction);
  g.events.length = 0;
  hero.cell = cell;
  g.state.move = { seat: 0, result: (left % 2 === 0) === straight ? left : left + 1, left, direction: null };
  const rule = move(g, hero);
  const entered: number[] = [];
  let answer: Answer | undefined;
  for (;;) {
    const turn = answer === undefined ? rule.next() : rule.next(answer);
    if (turn.done) break;
    if (turn.value.kind !== 'ask') throw new Error(`a leg asks for ${turn.value.kind}`);
    const { id, options } = turn.value;
    if (id === 'rebond') {
      collect(g, entered);
      const points = g.state.move!.left;
      const turns = options.map((o) => ({ cell: hero.cell, direction: o.id as Direction, left: points }));
      return { entered, stop: undefined, turns };
    }
    const chosen = options.find((o) => o.id === direction);
    if (!chosen) return { entered, stop: undefined, turns: [] };
    answer = chosen;
  }
  collect(g, entered);
  const headed = g.events.find((e) => (e as { type: string }).type === 'headed') as
    | { direction: Direction }
    | undefined;
  // A lone direction is taken without asking, whichever we meant.
  if (headed?.direction !== direction) return { entered: [], stop: undefined, turns: [] };
  return { entered, stop: hero.cell, turns: [] };
}

function collect(g: { events: unknown[] }, entered: number[]): void {
  for (const event of g.events as { type: string; to: number }[]) if (event.type === 'stepped') entered.push(event.to);
}
