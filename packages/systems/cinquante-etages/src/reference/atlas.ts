import type { Floor } from '../state.ts';
import type { Variants } from '../variants.ts';
import { crossing, stopping } from './course.ts';
import { type Layout, layoutOf, terrainOf } from './layout.ts';
import { type Runs, runsOf, tollsOf } from './runs.ts';
import type { Dangers } from './tolls.ts';
import { expectedTurns } from './turns.ts';

/** A floor as one hero sees it: tolls by square, and expected turns to any square of it. */
export interface Chart {
  readonly layout: Layout;
  readonly tolls: Float64Array;
  turnsTo(cell: number): Float64Array;
}

/** The tables of one floor. Opened chests change nothing, fallen creatures the tolls alone, torn webs everything. */
class Atlas {
  readonly #number: number;
  readonly #terrain: string;
  readonly #layout: Layout;
  readonly #runs: Runs;
  readonly #exactStop: number;
  readonly #charts = new Map<string, Chart>();
  #cells: string;

  constructor(floor: Floor, { variants, terrain }: { variants: Variants; terrain: string }) {
    this.#number = floor.number;
    this.#terrain = terrain;
    this.#cells = floor.cells;
    this.#layout = layoutOf(floor, variants);
    this.#runs = runsOf(this.#layout);
    this.#exactStop = variants.stairsTrigger === 'stop' ? floor.stairs : -1;
  }

  fits(floor: Floor): boolean {
    if (floor.number !== this.#number) return false;
    if (floor.cells === this.#cells) return true;
    if (terrainOf(floor) !== this.#terrain) return false;
    this.#cells = floor.cells;
    return true;
  }

  chart({ key, bySquare }: Dangers): Chart {
    let chart = this.#charts.get(key);
    if (!chart) {
      chart = this.#draw(bySquare());
      this.#charts.set(key, chart);
    }
    return chart;
  }

  #draw(bySquare: Float64Array): Chart {
    const layout = this.#layout;
    const runs = this.#runs;
    const exactStop = this.#exactStop;
    let tolls: Float32Array | undefined;
    const known = new Map<number, Float64Array>();
    const turnsTo = (cell: number) => {
      let turns = known.get(cell);
      if (!turns) {
        tolls ??= tollsOf(layout, bySquare);
        const course = (cell === exactStop ? stopping : crossing)(cell, { layout, runs, tolls, bySquare });
        turns = expectedTurns(layout, course);
        known.set(cell, turns);
      }
      return turns;
    };
    return { layout, tolls: bySquare, turnsTo };
  }
}

/** In a race, players may be on as many floors. */
const MOST_FLOORS = 4;

/** The charts of the floors that are played on, drawn when first asked for. */
export class Atlases {
  #known: Atlas[] = [];

  chart(floor: Floor, { variants, dangers }: { variants: Variants; dangers: Dangers }): Chart {
    let atlas = this.#known.find((a) => a.fits(floor));
    if (!atlas) {
      atlas = new Atlas(floor, { variants, terrain: terrainOf(floor) });
      this.#known = [atlas, ...this.#known].slice(0, MOST_FLOORS);
    }
    return atlas.chart(dangers);
  }
}
