import type { Cell } from '@souterrain/dungeon';
import { mayMove } from '../movement/actions.ts';
import type { Area } from '../movement/area.ts';
import type { Ground } from '../movement/ground.ts';
import { occupy } from '../movement/reach.ts';
import type { Survey } from '../movement/survey.ts';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** Where a figure may go: the zones a guardian keeps, or anywhere. */
export type Bounds = ReadonlySet<string> | undefined;

interface Reached {
  readonly cell: Cell;
  readonly movements: number;
}

/** AD1-MOVE-05 to AD1-MOVE-12. */
export const walkFrom = (
  g: Crawl,
  figure: Figure,
  { bounds, from = figure.cell }: { readonly bounds?: Bounds; readonly from?: Cell } = {},
): Walk => new Walk(g, figure, { bounds, from });

/** The squares a figure can come to, nearest first, walked no farther than somebody asks. */
export class Walk {
  readonly #state: CrawlState;
  readonly #figure: Figure;
  readonly #bounds: Bounds;
  readonly #survey: Survey;
  readonly #stepsOut: boolean;
  /** In order of the movements that lead to them, and how many, square for square. */
  readonly #squares: Ground[];
  readonly #levels: number[] = [0];
  /** Zones are opened once each. */
  readonly #opened: Area[] = [];
  /** The square to go on from; a figure that may not move has none. */
  #next: number;
  /** The marks on the squares are those of this walk until somebody else walks. */
  #round = -1;

  constructor(g: Crawl, figure: Figure, { bounds, from }: { readonly bounds: Bounds; readonly from: Cell }) {
    this.#state = g.state;
    this.#figure = figure;
    this.#bounds = bounds;
    this.#survey = g.survey;
    this.#stepsOut = g.edition.stepsOut(g);
    this.#squares = [this.#survey.ground(from)];
    this.#next = mayMove(g, figure) ? 0 : 1;
  }

  /** Every square that so many movements lead to, but the one it starts from. */
  within(most = Number.POSITIVE_INFINITY): readonly Reached[] {
    this.levelOf(() => false, most);
    const reached: Reached[] = [];
    for (let i = 1; i < this.#squares.length && this.#levels[i]! <= most; i++)
      reached.push({ cell: this.#squares[i]!.cell, movements: this.#levels[i]! });
    return reached;
  }

  /** How many movements lead to the first square that serves, if no more than `most` do. */
  levelOf(serves: (square: Ground) => boolean, most = Number.POSITIVE_INFINITY): number | undefined {
    const squares = this.#squares;
    const levels = this.#levels;
    for (let i = 1; ; i++) {
      while (i === squares.length) if (!this.#grow()) return undefined;
      if (levels[i]! > most) return undefined;
      if (serves(squares[i]!)) return levels[i];
    }
  }

  /** Adds the squares to which one more leads; false when there is none left. */
  #grow(): boolean {
    if (this.#next === this.#squares.length) return false;
    this.#mark();
    const { area, outer } = this.#squares[this.#next]!;
    const level = this.#levels[this.#next++]! + 1;
    // AD1-MOVE-12.
    if (this.#stepsOut) this.#add(outer, level);
    if (this.#opened.includes(area)) return true;
    this.#opened.push(area);
    // AD1-MOVE-11.
    this.#add(area.floor, level);
    this.#add(this.#entered(area), level);
    return true;
  }

  #mark(): void {
    const { marks } = this.#survey;
    if (this.#round === marks.round) return;
    occupy(this.#state, this.#survey, this.#figure);
    for (const square of this.#squares) marks.reach(square);
    this.#round = marks.round;
  }

  #add(more: readonly Ground[], level: number): void {
    const { marks } = this.#survey;
    for (const square of more) {
      if ((this.#bounds && !this.#bounds.has(square.zone)) || !marks.reach(square)) continue;
      this.#squares.push(square);
      this.#levels.push(level);
    }
  }

  /** AD1-MOVE-06, AD1-MOVE-07: squares of the zones around, linked to their border with this one by empty squares. */
  #entered({ around }: Area): readonly Ground[] {
    const { marks } = this.#survey;
    const entered: Ground[] = [];
    marks.leave();
    // A zone opened before has all its squares already.
    for (const { area, squares } of around.borders)
      if (!this.#opened.includes(area)) for (const square of squares) if (marks.enter(square)) entered.push(square);
    for (let i = 0; i < entered.length; i++)
      for (const square of entered[i]!.inner) if (marks.enter(square)) entered.push(square);
    return entered;
  }
}
