import type { Cell } from '@souterrain/dungeon';
import { editionOf } from '../edition.ts';
import type { Figure, State } from '../state.ts';
import type { Area } from './area.ts';
import type { Grid } from './grid.ts';
import { type Survey, surveyOf } from './survey.ts';

/** Marks afresh the squares somebody stands on, but for one figure. */
export function occupy(state: State, { grid }: Survey, but?: Figure): Grid {
  grid.wipe();
  for (const figure of state.figures) if (figure.status === 'plateau' && figure !== but) grid.take(figure.cell);
  return grid;
}

/** AD1-MOVE-05 to AD1-MOVE-08: arrival squares of a classic move, in reading order. */
export function classicMoves(state: State, figure: Figure): readonly Cell[] {
  const survey = surveyOf(state.board);
  const { area } = survey.ground(figure.cell);
  const { around } = area;
  if (isCrowded(state, survey, area)) return walk(state, survey, around);
  around.open ??= walk(state, survey, around);
  return around.open;
}

/** Somebody stands in a zone beside this one. */
function isCrowded(state: State, survey: Survey, area: Area): boolean {
  for (const { status, cell } of state.figures) {
    const there = status === 'plateau' ? survey.find(cell)?.area : undefined;
    if (there !== undefined && area.walkTo(there) === 1) return true;
  }
  return false;
}

function walk(state: State, survey: Survey, { border, floor }: Area['around']): readonly Cell[] {
  const grid = occupy(state, survey);
  const reached: Cell[] = [];
  // AD1-MOVE-06: the way in; AD1-MOVE-07, AD1-MOVE-08: then from square to square inside the arrival zone.
  for (const cell of border) if (grid.reach(cell)) reached.push(cell);
  for (let i = 0; i < reached.length; i++)
    for (const next of survey.ground(reached[i]!).inner) if (grid.reach(next)) reached.push(next);
  return reached.length === floor.length ? floor : floor.filter((cell) => grid.isReached(cell));
}

/** AD1-MOVE-11, AD1-MOVE-12: arrival squares of a Pas de placement, in reading order. */
export function placementSteps(state: State, figure: Figure): readonly Cell[] {
  const survey = surveyOf(state.board);
  const grid = occupy(state, survey);
  const arrivals: Cell[] = [];
  const { area, steps } = survey.ground(figure.cell);
  const within = editionOf(state).stepsOut(state) ? steps : area.floor;
  for (const cell of within) if (!grid.isTaken(cell)) arrivals.push(cell);
  return arrivals;
}
