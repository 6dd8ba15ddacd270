import { ask, type GameEvent, type Option, type Rule, roll, type System, type World } from '@souterrain/kernel';
import { type Act, ATTACKS, NEIGHBOURS, PASS, SIZE, STEPS } from './board.ts';

export interface SkirmishState {
  /** Figures 0 and 1 are the heroes, 2 to 5 the monsters. */
  readonly hp: number[];
  readonly at: number[];
  /** The figure that stands on each cell, or -1. */
  readonly board: number[];
  acting: number;
  decisions: number;
}

type Pass = GameEvent & { readonly type: 'passed' };
type Step = GameEvent & { readonly type: 'stepped'; readonly to: number };
type Blow = GameEvent & {
  readonly type: 'struck';
  readonly target: number;
  readonly faces: readonly number[];
  readonly cost: number;
};
export type SkirmishEvent = Pass | Step | Blow;

export const HEROES = 2;
const START = [19, 20, 42, 43, 44, 45];
const HP = [8, 8, 3, 3, 3, 3];
const DECISIONS = 100;
const FACES = [0, -1, 0, 0, 1, 1, 2];
const WALKED = ['TOY-STEP'] as const;
const FOUGHT = ['TOY-ATTACK'] as const;
const WAITED = ['TOY-PASS'] as const;

const sideOf = (figure: number): number => (figure < HEROES ? 0 : 1);

export function legal({ at, board, acting }: SkirmishState): readonly Option<Act>[] {
  const options: Option<Act>[] = [];
  const side = sideOf(acting);
  for (const cell of NEIGHBOURS[at[acting]!]!) {
    const other = board[cell]!;
    if (other < 0) options.push(STEPS[cell]!);
    else if (sideOf(other) !== side) options.push(ATTACKS[cell]!);
  }
  options.push(PASS);
  return options;
}

export function costOf(faces: readonly number[]): number {
  let total = 0;
  for (const face of faces) total += FACES[face]!;
  if (total >= 4) return 2;
  return total >= 2 ? 1 : 0;
}

function* step(g: World<SkirmishState, SkirmishEvent>): Rule<void> {
  const seat = sideOf(g.state.acting);
  const act = yield* ask({ id: 'agir', seat, rule: 'TOY-TURN', options: legal(g.state) });
  if (act.kind === 'step') g.emit({ type: 'stepped', to: act.cell, rules: WALKED });
  else if (act.kind === 'attack') {
    const faces = yield* roll(g, { seat, count: seat === 0 ? 4 : 3, sides: 6, rule: 'TOY-ATTACK' });
    g.emit({ type: 'struck', target: g.state.board[act.cell]!, faces, cost: costOf(faces), rules: FOUGHT });
  } else g.emit({ type: 'passed', rules: WAITED });
}

function apply(state: SkirmishState, event: SkirmishEvent): void {
  const { hp, at, board, acting } = state;
  if (event.type === 'stepped') {
    board[at[acting]!] = -1;
    board[event.to] = acting;
    at[acting] = event.to;
  } else if (event.type === 'struck') {
    const { target, cost } = event;
    hp[target] = Math.max(0, hp[target]! - cost);
    if (hp[target] === 0) board[at[target]!] = -1;
  }
  state.decisions++;
  let next = acting;
  do next = next + 1 === hp.length ? 0 : next + 1;
  while (hp[next] === 0);
  state.acting = next;
}

export function startOf(): SkirmishState {
  const board = new Array<number>(SIZE * SIZE).fill(-1);
  START.forEach((cell, figure) => {
    board[cell] = figure;
  });
  return { hp: HP.slice(), at: START.slice(), board, acting: 0, decisions: 0 };
}

export const skirmish: System<SkirmishState, SkirmishEvent, SkirmishState> = {
  id: 'escarmouche',
  version: '1',
  seats: { min: 2, max: 2 },
  choices: [],
  variants: [],
  decks: [],
  setup: startOf,
  world: (base) => base,
  step,
  apply: ({ state }, event) => apply(state, event),
  outcome: ({ decisions, hp }) => (decisions < DECISIONS ? undefined : { id: 'fin', winners: [], scores: hp.slice() }),
  view: ({ state }) => state,
};
