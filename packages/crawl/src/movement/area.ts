import { borderSquares, type Cell, readingOrder, zoneSteps } from '@souterrain/dungeon';
import type { Ground } from './ground.ts';
import type { Survey } from './survey.ts';

/** What lies around a zone. */
interface Surroundings {
  /** AD1-MOVE-06: each neighbouring zone, with its squares that touch this one, nothing solid on them. */
  readonly borders: readonly Border[];
  /** All of these squares. */
  readonly border: readonly Ground[];
  /** All the squares of those zones where a figure may stand, in reading order. */
  readonly floor: readonly Ground[];
  /** Those that are walked to while nobody stands in those zones, in the same order, once somebody did. */
  open: readonly Cell[] | undefined;
}

interface Border {
  readonly area: Area;
  readonly squares: readonly Ground[];
}

/** One zone of a board, and what was already read off the board around it: squares hold their zone, not its name. */
export class Area {
  readonly zone: string;
  readonly #survey: Survey;
  readonly #all: ReadonlyMap<string, Area>;
  /** Its place among the zones of the board. */
  readonly #number: number;
  #floor: readonly Ground[] | undefined;
  #around: Surroundings | undefined;
  #walks: readonly number[] | undefined;

  constructor(survey: Survey, zone: string, all: ReadonlyMap<string, Area>) {
    this.zone = zone;
    this.#survey = survey;
    this.#all = all;
    this.#number = all.size;
  }

  /** The squares where a figure may stand, in reading order. */
  get floor(): readonly Ground[] {
    this.#floor ??= this.#readFloor();
    return this.#floor;
  }

  #readFloor(): readonly Ground[] {
    const { plan } = this.#survey;
    const floor: Ground[] = [];
    for (const cell of plan.zones.get(this.zone)!)
      if (!plan.traitsAt(cell).solid) floor.push(this.#survey.ground(cell));
    return floor;
  }

  get around(): Surroundings {
    this.#around ??= this.#lookAround();
    return this.#around;
  }

  #lookAround(): Surroundings {
    const { plan } = this.#survey;
    const borders: Border[] = [];
    for (const to of plan.neighbours.get(this.zone) ?? []) {
      const squares = borderSquares(plan, this.zone, to).map((cell) => this.#survey.ground(cell));
      borders.push({ area: this.#all.get(to)!, squares });
    }
    const border = borders.flatMap(({ squares }) => squares);
    const floor = borders.flatMap(({ area }) => area.floor).sort((a, b) => readingOrder(a.cell, b.cell));
    return { borders, border, floor, open: undefined };
  }

  /** AD1-GRID-04: zones to walk through to another. */
  walkTo(there: Area): number {
    if (there === this) return 0;
    this.#walks ??= this.#measure();
    return this.#walks[there.#number]!;
  }

  #measure(): readonly number[] {
    const steps = zoneSteps(this.#survey.plan, this.zone);
    return [...this.#all.keys()].map((zone) => steps.get(zone) ?? Number.POSITIVE_INFINITY);
  }
}
