import { borderSquares, type Cell, type Plan, readingOrder, Sightings, zoneSteps } from '@souterrain/dungeon';
import type { Board } from '../state.ts';
import { readBoard } from './board.ts';

/** Around one square, where a figure may stand: squares of its zone, and of others. */
interface Ground {
  readonly inner: readonly Cell[];
  readonly outer: readonly Cell[];
}

/** What lies around a zone. */
interface Surroundings {
  /** AD1-MOVE-06: by neighbouring zone, its squares that touch this one, nothing solid on them. */
  readonly borders: ReadonlyMap<string, readonly Cell[]>;
  /** All the squares of those zones where a figure may stand, in reading order. */
  readonly floor: readonly Cell[];
}

/** The geometry of one board, and what was already read off it. */
export class Survey {
  readonly plan: Plan;
  readonly #ground = new Map<Cell, Ground>();
  readonly #floors = new Map<string, readonly Cell[]>();
  readonly #surroundings = new Map<string, Surroundings>();
  readonly #steps = new Map<string, ReadonlyMap<string, number>>();
  #sightings: Sightings | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    for (const [cell, { zone }] of plan.squares) {
      const around = plan.adjacent.get(cell)!.filter((c) => !plan.traitsAt(c).solid);
      const inner = around.filter((c) => plan.squares.get(c)!.zone === zone);
      this.#ground.set(cell, { inner, outer: around.filter((c) => plan.squares.get(c)!.zone !== zone) });
    }
    for (const [zone, cells] of plan.zones) {
      this.#floors.set(
        zone,
        cells.filter((c) => !plan.traitsAt(c).solid),
      );
    }
  }

  get sightings(): Sightings {
    this.#sightings ??= new Sightings(this.plan);
    return this.#sightings;
  }

  ground(cell: Cell): Ground {
    return this.#ground.get(cell)!;
  }

  /** The squares of a zone where a figure may stand, in reading order. */
  floor(zone: string): readonly Cell[] {
    return this.#floors.get(zone)!;
  }

  steps(from: string): ReadonlyMap<string, number> {
    return known(this.#steps, from, () => zoneSteps(this.plan, from));
  }

  surroundings(zone: string): Surroundings {
    return known(this.#surroundings, zone, () => {
      const near = this.plan.neighbours.get(zone) ?? [];
      const borders = new Map(near.map((to) => [to, borderSquares(this.plan, zone, to)]));
      return { borders, floor: near.flatMap((to) => this.floor(to)).sort(readingOrder) };
    });
  }
}

function known<T>(answers: Map<string, T>, key: string, find: () => T): T {
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = find();
    answers.set(key, answer);
  }
  return answer;
}

const surveys = new WeakMap<Board, Survey>();

/** The board asked for last is nearly always the one asked for next. */
let latest: { readonly board: Board; readonly survey: Survey } | undefined;

export function surveyOf(board: Board): Survey {
  if (latest?.board === board) return latest.survey;
  let survey = surveys.get(board);
  if (!survey) {
    survey = new Survey(readBoard(board));
    surveys.set(board, survey);
  }
  latest = { board, survey };
  return survey;
}
