import { type Cell, readingOrder } from '@souterrain/dungeon';
import type { Figure, State } from '../state.ts';
import { zoneAt } from './plan.ts';
import { surveyOf } from './survey.ts';

/** Squares somebody stands on. */
function occupied(state: State): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const figure of state.figures) if (figure.status === 'plateau') cells.add(figure.cell);
  return cells;
}

/** AD1-MOVE-05 to AD1-MOVE-08: arrival squares of a classic move, in reading order. */
export function classicMoves(state: State, figure: Figure): readonly Cell[] {
  const survey = surveyOf(state.board);
  const { borders, floor } = survey.surroundings(zoneAt(state, figure.cell));
  const taken = occupied(state);
  const reached = new Set<Cell>();
  // AD1-MOVE-06: the way in; AD1-MOVE-07, AD1-MOVE-08: then from square to square inside the arrival zone.
  for (const border of borders.values()) for (const cell of border) if (!taken.has(cell)) reached.add(cell);
  for (const cell of reached) for (const next of survey.ground(cell).inner) if (!taken.has(next)) reached.add(next);
  return reached.size === floor.length ? floor : floor.filter((cell) => reached.has(cell));
}

/** AD1-MOVE-11, AD1-MOVE-12: arrival squares of a Pas de placement, in reading order. */
export function placementSteps(state: State, figure: Figure): readonly Cell[] {
  const survey = surveyOf(state.board);
  const taken = occupied(state);
  const arrivals: Cell[] = [];
  for (const cell of survey.floor(zoneAt(state, figure.cell))) if (!taken.has(cell)) arrivals.push(cell);
  const inside = arrivals.length;
  for (const cell of survey.ground(figure.cell).outer) if (!taken.has(cell)) arrivals.push(cell);
  return arrivals.length === inside ? arrivals : arrivals.sort(readingOrder);
}
