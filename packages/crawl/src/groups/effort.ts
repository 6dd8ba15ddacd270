import type { Cell } from '@souterrain/dungeon';
import { editionOf } from '../edition.ts';
import { mayMove } from '../movement/actions.ts';
import { occupy } from '../movement/reach.ts';
import { type Survey, surveyOf } from '../movement/survey.ts';
import type { Figure, State } from '../state.ts';
import { strikes, strikingReach } from './reach.ts';

export const UNREACHABLE = 1000;

/** Where a figure may go: the zones a guardian keeps, or anywhere. */
export type Bounds = ReadonlySet<string> | undefined;

/** Squares in order of the movements that lead to them. */
export interface Reached {
  readonly cells: readonly Cell[];
  /** How many movements, square for square. */
  readonly levels: readonly number[];
}

/** Movements to every square a figure can come to, nearest first: zones are opened once each (AD1-MOVE-05 to AD1-MOVE-12). */
export function movementsFrom(state: State, figure: Figure, bounds?: Bounds, from = figure.cell): Reached {
  const cells: Cell[] = [from];
  const levels: number[] = [0];
  if (!mayMove(state, figure)) return { cells, levels };
  const survey = surveyOf(state.board);
  const stepsOut = editionOf(state).stepsOut(state);
  const grid = occupy(state, survey, figure);
  const opened: string[] = [];
  const entered: Cell[] = [];
  grid.reach(from);
  const add = (cell: Cell, level: number): void => {
    if (bounds && !bounds.has(survey.ground(cell).zone)) return;
    if (!grid.reach(cell)) return;
    cells.push(cell);
    levels.push(level);
  };
  // Squares are added while they are walked through, so they stay in order of movements.
  for (let i = 0; i < cells.length; i++) {
    const { zone, outer } = survey.ground(cells[i]!);
    const level = levels[i]! + 1;
    // AD1-MOVE-12.
    if (stepsOut) for (const next of outer) add(next, level);
    if (opened.includes(zone)) continue;
    opened.push(zone);
    // AD1-MOVE-11.
    for (const next of survey.floor(zone)) add(next, level);
    enterFrom(survey, zone, { opened, entered });
    for (const next of entered) add(next, level);
  }
  return { cells, levels };
}

/** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
function enterFrom(
  survey: Survey,
  zone: string,
  { opened, entered }: { opened: readonly string[]; entered: Cell[] },
): void {
  const { grid } = survey;
  entered.length = 0;
  grid.leave();
  // A zone opened before has all its squares already.
  for (const [to, border] of survey.surroundings(zone).borders)
    if (!opened.includes(to)) for (const cell of border) if (grid.enter(cell)) entered.push(cell);
  for (let i = 0; i < entered.length; i++)
    for (const next of survey.ground(entered[i]!).inner) if (grid.enter(next)) entered.push(next);
}

/** AD1-IA-05: movements needed before a candidate can be attacked, 0 when it can be now; paths are worked out if need be. */
export function effortsFrom(
  state: State,
  figure: Figure,
  { bounds, from = figure.cell }: { bounds?: Bounds; from?: Cell } = {},
): (target: Figure) => number {
  const reach = strikingReach(state, figure);
  let reached: Reached | undefined;
  return (target) => {
    if (strikes(state, from, { reach, target })) return 0;
    reached ??= movementsFrom(state, figure, bounds, from);
    const { cells, levels } = reached;
    for (let i = 0; i < cells.length; i++) if (strikes(state, cells[i]!, { reach, target })) return levels[i]!;
    return UNREACHABLE;
  };
}
