import type { Cell } from '@souterrain/dungeon';
import { mayMove } from '../movement/actions.ts';
import { type Survey, surveyOf } from '../movement/survey.ts';
import type { Figure, State } from '../state.ts';
import { strikes, strikingReach } from './reach.ts';

export const UNREACHABLE = 1000;

/** Where a figure may go: the zones a guardian keeps, or anywhere. */
export type Bounds = ReadonlySet<string> | undefined;

/** Movements to every square a figure can come to, nearest first: zones are opened once each (AD1-MOVE-05 to AD1-MOVE-12). */
export function movementsFrom(state: State, figure: Figure, bounds?: Bounds, from = figure.cell): Map<Cell, number> {
  const levels = new Map<Cell, number>([[from, 0]]);
  if (!mayMove(state, figure)) return levels;
  const survey = surveyOf(state.board);
  const { squares } = survey.plan;
  const taken = occupied(state, figure);
  const opened = new Set<string>();
  const add = (cell: Cell, level: number): void => {
    if (!levels.has(cell) && !taken.has(cell) && (!bounds || bounds.has(squares.get(cell)!.zone)))
      levels.set(cell, level);
  };
  // Iterating while squares are added keeps them in order of movements.
  for (const [cell, level] of levels) {
    // AD1-MOVE-12.
    for (const next of survey.ground(cell).outer) add(next, level + 1);
    const { zone } = squares.get(cell)!;
    if (opened.has(zone)) continue;
    opened.add(zone);
    // AD1-MOVE-11.
    for (const next of survey.floor(zone)) add(next, level + 1);
    for (const next of enteredFrom(survey, zone, { taken, opened })) add(next, level + 1);
  }
  return levels;
}

function occupied(state: State, mover: Figure): ReadonlySet<Cell> {
  const taken = new Set<Cell>();
  for (const figure of state.figures) if (figure.status === 'plateau' && figure.id !== mover.id) taken.add(figure.cell);
  return taken;
}

/** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
function enteredFrom(
  survey: Survey,
  zone: string,
  { taken, opened }: { taken: ReadonlySet<Cell>; opened: ReadonlySet<string> },
): ReadonlySet<Cell> {
  const entered = new Set<Cell>();
  // A zone opened before has all its squares already.
  for (const [to, border] of survey.surroundings(zone).borders)
    if (!opened.has(to)) for (const cell of border) if (!taken.has(cell)) entered.add(cell);
  for (const cell of entered) for (const next of survey.ground(cell).inner) if (!taken.has(next)) entered.add(next);
  return entered;
}

/** AD1-IA-05: movements needed before a candidate can be attacked, 0 when it can be now; paths are worked out if need be. */
export function effortsFrom(
  state: State,
  figure: Figure,
  { bounds, from = figure.cell }: { bounds?: Bounds; from?: Cell } = {},
): (target: Figure) => number {
  const reach = strikingReach(state, figure);
  let levels: ReadonlyMap<Cell, number> | undefined;
  return (target) => {
    if (strikes(state, from, { reach, target })) return 0;
    levels ??= movementsFrom(state, figure, bounds, from);
    for (const [cell, level] of levels) if (strikes(state, cell, { reach, target })) return level;
    return UNREACHABLE;
  };
}
