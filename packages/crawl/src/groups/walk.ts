import type { Cell } from '@souterrain/dungeon';
import { editionOf } from '../edition.ts';
import { mayMove } from '../movement/actions.ts';
import type { Area } from '../movement/area.ts';
import { occupy } from '../movement/reach.ts';
import { type Survey, surveyOf } from '../movement/survey.ts';
import type { Figure, State } from '../state.ts';

/** Where a figure may go: the zones a guardian keeps, or anywhere. */
export type Bounds = ReadonlySet<string> | undefined;

interface Reached {
  readonly cell: Cell;
  readonly movements: number;
}

/** The squares a figure can come to, nearest first, walked no farther than somebody asks (AD1-MOVE-05 to AD1-MOVE-12). */
export class Walk {
  /** In order of the movements that lead to them; the figure stands on the first. */
  readonly #cells: Cell[];
  /** How many movements, square for square. */
  readonly #levels: number[] = [0];
  readonly #state: State;
  readonly #figure: Figure;
  readonly #bounds: Bounds;
  readonly #survey: Survey;
  readonly #stepsOut: boolean;
  /** Zones are opened once each. */
  readonly #opened: Area[] = [];
  readonly #entered: Cell[] = [];
  /** The square to go on from. */
  #next = 0;
  /** The marks on the squares are those of this walk until somebody else walks. */
  #marks: number;

  constructor(state: State, figure: Figure, { bounds, from }: { readonly bounds?: Bounds; readonly from: Cell }) {
    this.#cells = [from];
    this.#state = state;
    this.#figure = figure;
    this.#bounds = bounds;
    this.#survey = surveyOf(state.board);
    this.#stepsOut = editionOf(state).stepsOut(state);
    this.#marks = mayMove(state, figure) ? this.#mark() : STILL;
  }

  /** Every square that so many movements lead to, but the first. */
  within(most = Number.POSITIVE_INFINITY): readonly Reached[] {
    const reached: Reached[] = [];
    for (let i = 1; ; i++) {
      while (i === this.#cells.length) if (!this.#grow()) return reached;
      const movements = this.#levels[i]!;
      if (movements > most) return reached;
      reached.push({ cell: this.#cells[i]!, movements });
    }
  }

  /** How many movements lead to the first square that serves, if no more than `most` do. */
  levelOf(serves: (cell: Cell) => boolean, most = Number.POSITIVE_INFINITY): number | undefined {
    for (let i = 1; ; i++) {
      while (i === this.#cells.length) if (!this.#grow()) return undefined;
      const level = this.#levels[i]!;
      if (level > most) return undefined;
      if (serves(this.#cells[i]!)) return level;
    }
  }

  #mark(): number {
    const grid = occupy(this.#state, this.#survey, this.#figure);
    for (const cell of this.#cells) grid.reach(cell);
    return grid.round;
  }

  /** Adds the squares to which one more leads; false when there is none left. */
  #grow(): boolean {
    if (this.#marks === STILL || this.#next === this.#cells.length) return false;
    if (this.#marks !== this.#survey.grid.round) this.#marks = this.#mark();
    const { area, outer } = this.#survey.ground(this.#cells[this.#next]!);
    const level = this.#levels[this.#next++]! + 1;
    // AD1-MOVE-12.
    if (this.#stepsOut) this.#add(outer, level);
    if (this.#opened.includes(area)) return true;
    this.#opened.push(area);
    // AD1-MOVE-11.
    this.#add(area.floor, level);
    this.#enterFrom(area);
    this.#add(this.#entered, level);
    return true;
  }

  #add(cells: readonly Cell[], level: number): void {
    const { grid } = this.#survey;
    for (const cell of cells) {
      if ((this.#bounds && !this.#bounds.has(this.#survey.ground(cell).zone)) || !grid.reach(cell)) continue;
      this.#cells.push(cell);
      this.#levels.push(level);
    }
  }

  /** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
  #enterFrom({ around }: Area): void {
    const { grid } = this.#survey;
    const entered = this.#entered;
    entered.length = 0;
    grid.leave();
    // A zone opened before has all its squares already.
    for (const { area, cells } of around.borders)
      if (!this.#opened.includes(area)) for (const cell of cells) if (grid.enter(cell)) entered.push(cell);
    for (let i = 0; i < entered.length; i++)
      for (const next of this.#survey.ground(entered[i]!).inner) if (grid.enter(next)) entered.push(next);
  }
}

/** A figure that may not move stays where it is. */
const STILL = -1;
