import type { Cell } from '@souterrain/dungeon';
import { editionOf } from '../edition.ts';
import { mayMove } from '../movement/actions.ts';
import type { Area } from '../movement/area.ts';
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
  /** How many movements lead to the first one that is looked for. */
  readonly found: number | undefined;
}

interface Walk {
  readonly bounds?: Bounds;
  readonly from?: Cell;
  /** What is looked for: the walk goes no further. */
  readonly until?: (cell: Cell) => boolean;
}

/** The squares a figure can come to, nearest first: zones are opened once each (AD1-MOVE-05 to AD1-MOVE-12). */
export function movementsFrom(state: State, figure: Figure, { bounds, from = figure.cell, until }: Walk = {}): Reached {
  const cells: Cell[] = [from];
  const levels: number[] = [0];
  let found: number | undefined;
  if (!mayMove(state, figure)) return { cells, levels, found };
  const survey = surveyOf(state.board);
  const stepsOut = editionOf(state).stepsOut(state);
  const grid = occupy(state, survey, figure);
  const opened: Area[] = [];
  const entered: Cell[] = [];
  grid.reach(from);
  const add = (cell: Cell, level: number): void => {
    if (found !== undefined || (bounds && !bounds.has(survey.ground(cell).zone)) || !grid.reach(cell)) return;
    cells.push(cell);
    levels.push(level);
    if (until?.(cell)) found = level;
  };
  // Squares are added while they are walked through, so they stay in order of movements.
  for (let i = 0; i < cells.length && found === undefined; i++) {
    const { area, outer } = survey.ground(cells[i]!);
    const level = levels[i]! + 1;
    // AD1-MOVE-12.
    if (stepsOut) for (const next of outer) add(next, level);
    if (opened.includes(area)) continue;
    opened.push(area);
    // AD1-MOVE-11.
    for (const next of area.floor) add(next, level);
    if (found !== undefined) break;
    enterFrom(survey, area, { opened, entered });
    for (const next of entered) add(next, level);
  }
  return { cells, levels, found };
}

/** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
function enterFrom(
  survey: Survey,
  { around }: Area,
  { opened, entered }: { opened: readonly Area[]; entered: Cell[] },
): void {
  const { grid } = survey;
  entered.length = 0;
  grid.leave();
  // A zone opened before has all its squares already.
  for (const { area, cells } of around.borders)
    if (!opened.includes(area)) for (const cell of cells) if (grid.enter(cell)) entered.push(cell);
  for (let i = 0; i < entered.length; i++)
    for (const next of survey.ground(entered[i]!).inner) if (grid.enter(next)) entered.push(next);
}

/** AD1-IA-05: movements needed before a candidate can be attacked, 0 when it can be now. */
export function effortsFrom(
  state: State,
  figure: Figure,
  { bounds, from = figure.cell }: Omit<Walk, 'until'> = {},
): (target: Figure) => number {
  const reach = strikingReach(state, figure);
  return (target) => {
    const until = (cell: Cell): boolean => strikes(state, cell, { reach, target });
    if (reach === 0) return UNREACHABLE;
    return until(from) ? 0 : (movementsFrom(state, figure, { bounds, from, until }).found ?? UNREACHABLE);
  };
}
