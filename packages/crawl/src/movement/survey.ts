import { type Cell, type Plan, Sightings } from '@souterrain/dungeon';
import { Area } from './area.ts';
import { Grid } from './grid.ts';
import { Ground } from './ground.ts';
import { Marks } from './marks.ts';

/** The geometry of one board, and what was already read off it. */
export class Survey {
  readonly plan: Plan;
  readonly marks = new Marks();
  readonly #grid: Grid;
  readonly #ground: (Ground | undefined)[];
  readonly #areas = new Map<string, Area>();
  readonly #rooms = new Map<string, readonly string[]>();
  #sightings: Sightings | undefined;
  #read = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.#grid = new Grid(plan.squares.keys());
    this.#ground = new Array<Ground | undefined>(this.#grid.size).fill(undefined);
    for (const zone of plan.zones.keys()) this.#areas.set(zone, new Area(this, zone, this.#areas));
  }

  get sightings(): Sightings {
    this.#sightings ??= new Sightings(this.plan);
    return this.#sightings;
  }

  /** Undefined where there is no square. */
  find(cell: Cell): Ground | undefined {
    const at = this.#grid.at(cell);
    if (at < 0) return undefined;
    return this.#ground[at] ?? this.#readAt(cell, at);
  }

  ground(cell: Cell): Ground {
    const found = this.find(cell);
    if (!found) throw new Error(`no square ${cell}`);
    return found;
  }

  #readAt(cell: Cell, at: number): Ground | undefined {
    const square = this.plan.squares.get(cell);
    if (!square) return undefined;
    const ground = new Ground(this, cell, { square, number: this.#read++ });
    this.#ground[at] = ground;
    return ground;
  }

  area(zone: string): Area {
    return this.#areas.get(zone)!;
  }

  /** The zones of a room, by their names. */
  zonesIn(room: string): readonly string[] {
    let zones = this.#rooms.get(room);
    if (!zones) {
      const found = new Set<string>();
      for (const square of this.plan.squares.values()) if (square.room === room) found.add(square.zone);
      zones = [...found].sort();
      this.#rooms.set(room, zones);
    }
    return zones;
  }
}
