import type { Cell } from '@souterrain/dungeon';
import { editionOf } from '../edition.ts';
import { mayMove } from '../movement/actions.ts';
import type { Area } from '../movement/area.ts';
import { occupy } from '../movement/reach.ts';
import { surveyOf } from '../movement/survey.ts';
import type { Figure, State } from '../state.ts';

/** Where a figure may go: the zones a guardian keeps, or anywhere. */
export type Bounds = ReadonlySet<string> | undefined;

interface Reached {
  readonly cell: Cell;
  readonly movements: number;
}

/** The squares a figure can come to, nearest first, walked no farther than somebody asks. */
export interface Walk {
  /** Every square that so many movements lead to, but the one it starts from. */
  within(most?: number): readonly Reached[];
  /** How many movements lead to the first square that serves, if no more than `most` do. */
  levelOf(serves: (cell: Cell) => boolean, most?: number): number | undefined;
}

/** AD1-MOVE-05 to AD1-MOVE-12. */
export function walkFrom(
  state: State,
  figure: Figure,
  { bounds, from = figure.cell }: { readonly bounds?: Bounds; readonly from?: Cell } = {},
): Walk {
  const survey = surveyOf(state.board);
  const { grid } = survey;
  const stepsOut = editionOf(state).stepsOut(state);
  /** In order of the movements that lead to them, and how many, square for square. */
  const cells: Cell[] = [from];
  const levels: number[] = [0];
  /** Zones are opened once each. */
  const opened: Area[] = [];
  const entered: Cell[] = [];
  /** The square to go on from; a figure that may not move has none. */
  let next = mayMove(state, figure) ? 0 : 1;
  /** The marks on the squares are those of this walk until somebody else walks. */
  let marks = -1;

  const add = (more: readonly Cell[], level: number): void => {
    for (const cell of more) {
      if ((bounds && !bounds.has(survey.ground(cell).zone)) || !grid.reach(cell)) continue;
      cells.push(cell);
      levels.push(level);
    }
  };

  /** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
  const enterFrom = ({ around }: Area): void => {
    entered.length = 0;
    grid.leave();
    // A zone opened before has all its squares already.
    for (const { area, cells: border } of around.borders)
      if (!opened.includes(area)) for (const cell of border) if (grid.enter(cell)) entered.push(cell);
    for (let i = 0; i < entered.length; i++)
      for (const cell of survey.ground(entered[i]!).inner) if (grid.enter(cell)) entered.push(cell);
  };

  /** Adds the squares to which one more leads; false when there is none left. */
  const grow = (): boolean => {
    if (next === cells.length) return false;
    if (marks !== grid.round) {
      occupy(state, survey, figure);
      for (const cell of cells) grid.reach(cell);
      marks = grid.round;
    }
    const { area, outer } = survey.ground(cells[next]!);
    const level = levels[next++]! + 1;
    // AD1-MOVE-12.
    if (stepsOut) add(outer, level);
    if (opened.includes(area)) return true;
    opened.push(area);
    // AD1-MOVE-11.
    add(area.floor, level);
    enterFrom(area);
    add(entered, level);
    return true;
  };

  const levelOf: Walk['levelOf'] = (serves, most = Number.POSITIVE_INFINITY) => {
    for (let i = 1; ; i++) {
      while (i === cells.length) if (!grow()) return undefined;
      if (levels[i]! > most) return undefined;
      if (serves(cells[i]!)) return levels[i];
    }
  };

  return {
    levelOf,
    within(most) {
      levelOf(() => false, most);
      const reached: Reached[] = [];
      for (let i = 1; i < cells.length && levels[i]! <= (most ?? levels[i]!); i++)
        reached.push({ cell: cells[i]!, movements: levels[i]! });
      return reached;
    },
  };
}
