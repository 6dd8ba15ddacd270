import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { stepCost } from '../floors/closure.ts';
import { DIAGONAL, DIRECTIONS, type Direction, opposite, STRAIGHT } from '../floors/directions.ts';
import { tellSighted } from '../floors/fog.ts';
import { reflected, stepsOn, xOf, yOf } from '../floors/grid.ts';
import { acts, enterSquare, pausesBefore } from '../floors/squares.ts';
import { reachStairs } from '../floors/stairs.ts';
import { freeActions } from '../heroes/free-actions.ts';
import { type C50, type Floor, floorOf, type Hero, SQUARES } from '../state.ts';
import { matesBeside } from '../treasure/giving.ts';
import { endOf, type RunEnd } from './preview.ts';

/** C50-MOVE-04, C50-MOVE-05: odd is diagonal, even is straight. */
export const directionsOf = (result: number): readonly Direction[] => (result % 2 === 1 ? DIAGONAL : STRAIGHT);

/** One whole move: a direction, steps, turns on walls, until the points are spent (C50-MOVE-10). */
export function* move(g: C50, hero: Hero): Rule<void> {
  const floor = floorOf(g.state, hero);
  const { webCost, stairsTrigger } = g.state.variants;
  const steps = stepsOn(g, floor);
  const starts = startOptions(g, hero);
  if (starts.length === 0) return;
  const { result } = g.state.move!;
  const first = {
    id: 'direction',
    seat: hero.seat,
    rule: 'C50-MOVE-07',
    params: { points: result },
    options: starts,
  } as const;
  let direction = yield* ask<Direction>(first);
  head(g, hero, direction, starts.length === 1 ? START_FORCED : START);
  let came = hero.cell;
  while (g.state.move !== null && g.state.move.left > 0) {
    const { left } = g.state.move;
    const from = hero.cell;
    const to = steps[from * 8 + DIRECTIONS.indexOf(direction)]!;
    // C50-MOVE-11: a wall alone lets it turn. C50-MOVE-16: each wall, as often as one is hit.
    if (to < 0) {
      const options = turnOptions(g, hero, direction);
      const turn = { id: 'rebond', seat: hero.seat, rule: 'C50-MOVE-13', params: { points: left }, options } as const;
      direction = options.length === 1 ? options[0]!.value : yield* ask<Direction>(turn);
      head(g, hero, direction, options.length === 1 ? TURN_FORCED : TURN);
      continue;
    }
    const cost = stepCost(floor, from, to, webCost);
    if (cost > left) {
      // C50-MOVE-22: the last point is lost tearing at the web; a web is no wall, so there is no turn.
      g.emit({ type: 'webHeld', seat: hero.seat, lost: left, rules: ['C50-MOVE-22'] });
      // C50-Q-06: that is an exact stop too, where the square was entered by this move.
      if (floor.cells[from] === SQUARES.stairs && came !== from && stairsTrigger === 'stop')
        yield* reachStairs(g, hero, { floor, from: came });
      break;
    }
    // C50-TRE-09, C50-PC-07: between two squares, asked where it can matter.
    const active = acts(g.state, floor, to);
    if (active && pausesBefore(g.state, floor, hero, to)) yield* freeActions(g, hero, { startOfTurn: false });
    takeStep(g, hero, { floor, to, cost });
    came = from;
    // C50-CASE-02, C50-CASE-04: each square entered, as often as it is; never the one the move starts from.
    if (active) yield* enterSquare(g, hero, { floor, from });
    // C50-MULT-07: beside a team mate, things may change hands.
    if (g.state.move !== null && matesBeside(g.state, hero).length > 0)
      yield* freeActions(g, hero, { startOfTurn: false });
  }
  if (g.state.move !== null) g.emit({ type: 'moveEnded', seat: hero.seat, cell: hero.cell, rules: ['C50-MOVE-10'] });
}

function takeStep(g: C50, hero: Hero, { floor, to, cost }: { floor: Floor; to: number; cost: number }): void {
  const { seat, cell: from } = hero;
  const { webCost, webPersistence } = g.state.variants;
  const left = g.state.move!.left - cost;
  const { seen } = floor;
  g.emit({
    type: 'stepped',
    seat,
    from,
    to,
    cost,
    left,
    rules: cost > 1 ? ['C50-MOVE-09', 'C50-MOVE-21'] : ['C50-MOVE-09'],
  });
  tellSighted(g, hero, floor, seen);
  // C50-MOVE-23: webs stay; C50-Q-04 tears them at the first crossing.
  if (cost > 1 && webPersistence === 'torn')
    g.emit({ type: 'webTorn', floor: floor.number, cell: webCost === 'entry' ? to : from, rules: ['C50-Q-04'] });
}

/** C50-MOVE-07: any direction of the class whose first step is open. */
function startOptions(g: C50, hero: Hero): readonly Option<Direction>[] {
  const { result } = g.state.move!;
  const options = directionOptions(g, hero, directionsOf(result));
  // C50-MOVE-08: nowhere to go, the points are lost and no square acts. C50-MOVE-18: only here, since a U-turn is always open.
  if (options.length === 0) g.emit({ type: 'stuck', seat: hero.seat, lost: result, rules: ['C50-MOVE-08'] });
  return options;
}

/** C50-MOVE-13, C50-MOVE-14: another open direction of the same class, U-turn included, is compulsory and free. */
function turnOptions(g: C50, hero: Hero, from: Direction): readonly Option<Direction>[] {
  const { left, result } = g.state.move!;
  g.emit({ type: 'wallHit', seat: hero.seat, cell: hero.cell, left, rules: ['C50-MOVE-12'] });
  return directionOptions(g, hero, turnsFrom(g, hero, from, result));
}

interface Reason {
  readonly forced: boolean;
  readonly rules: readonly RuleId[];
}

const START: Reason = { forced: false, rules: ['C50-MOVE-07'] };
const START_FORCED: Reason = { forced: true, rules: ['C50-MOVE-07'] };
const TURN: Reason = { forced: false, rules: ['C50-MOVE-13', 'C50-MOVE-14'] };
const TURN_FORCED: Reason = { forced: true, rules: ['C50-MOVE-17'] };

function head(g: C50, hero: Hero, direction: Direction, { forced, rules }: Reason): void {
  g.emit({ type: 'headed', seat: hero.seat, direction, forced, rules });
}

function turnsFrom(g: C50, hero: Hero, from: Direction, result: number): readonly Direction[] {
  const { state } = g;
  if (state.variants.turnChoice === 'free') return directionsOf(result).filter((d) => d !== from);
  const floor = floorOf(state, hero);
  const mirrored = reflected(floor, hero.cell, from);
  const open = stepsOn(g, floor)[hero.cell * 8 + DIRECTIONS.indexOf(mirrored)]! >= 0;
  return [open ? mirrored : opposite(from)];
}

function directionOptions(g: C50, hero: Hero, among: readonly Direction[]): readonly Option<Direction>[] {
  const { state } = g;
  const floor = floorOf(state, hero);
  const steps = stepsOn(g, floor);
  const fog = state.variants.fog === 'on';
  const options: Option<Direction>[] = [];
  for (const direction of among) {
    const run = endOf({ floor, steps, left: state.move!.left, webCost: state.variants.webCost }, hero.cell, direction);
    if (run.last >= 0 || run.held) options.push(directionOption(floor.side, direction, run, fog));
  }
  return options;
}

/** The end of the straight run can be clicked; in the fog only its first square, which is in sight. */
function directionOption(side: number, direction: Direction, run: RunEnd, fog: boolean): Option<Direction> {
  const cell = fog ? run.first : run.last;
  if (cell < 0) return option(direction, direction, { label: 'direction', params: { direction } });
  const at = { cell: [xOf(side, cell), yOf(side, cell)] as const };
  const params = fog ? { direction } : { direction, left: run.left, held: run.held ? 1 : 0 };
  return { id: direction, label: 'direction', value: direction, params, at };
}
