import { borderSquares, type Cell, type Plan, readingOrder, zoneSteps } from '@souterrain/dungeon';

/** What lies around a zone. */
interface Surroundings {
  /** AD1-MOVE-06: each neighbouring zone, with its squares that touch this one, nothing solid on them. */
  readonly borders: readonly Border[];
  /** All of these squares. */
  readonly border: readonly Cell[];
  /** All the squares of those zones where a figure may stand, in reading order. */
  readonly floor: readonly Cell[];
  /** Those that are walked to while nobody stands in those zones, in the same order, once somebody did. */
  open: readonly Cell[] | undefined;
}

interface Border {
  readonly area: Area;
  readonly cells: readonly Cell[];
}

/** One zone of a board, and what was already read off the board around it: squares hold their zone, not its name. */
export class Area {
  readonly zone: string;
  /** The squares where a figure may stand, in reading order. */
  readonly floor: readonly Cell[];
  readonly #plan: Plan;
  readonly #all: ReadonlyMap<string, Area>;
  /** Its place among the zones of the board. */
  readonly #number: number;
  #around: Surroundings | undefined;
  #walks: readonly number[] | undefined;

  constructor(plan: Plan, zone: string, all: ReadonlyMap<string, Area>) {
    this.zone = zone;
    this.floor = plan.zones.get(zone)!.filter((cell) => !plan.traitsAt(cell).solid);
    this.#plan = plan;
    this.#all = all;
    this.#number = all.size;
  }

  get around(): Surroundings {
    this.#around ??= this.#lookAround();
    return this.#around;
  }

  #lookAround(): Surroundings {
    const plan = this.#plan;
    const near = plan.neighbours.get(this.zone) ?? [];
    const borders = near.map((to) => ({ area: this.#all.get(to)!, cells: borderSquares(plan, this.zone, to) }));
    const border = borders.flatMap(({ cells }) => cells);
    const floor = borders.flatMap(({ area }) => area.floor).sort(readingOrder);
    return { borders, border, floor, open: undefined };
  }

  /** AD1-GRID-04: zones to walk through to another. */
  walkTo(there: Area): number {
    if (there === this) return 0;
    this.#walks ??= this.#measure();
    return this.#walks[there.#number]!;
  }

  #measure(): readonly number[] {
    const steps = zoneSteps(this.#plan, this.zone);
    return [...this.#all.keys()].map((zone) => steps.get(zone) ?? Number.POSITIVE_INFINITY);
  }
}
