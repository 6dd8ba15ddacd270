import type { Floor } from '../state.ts';
import type { Variants } from '../variants.ts';
import { crossing, type Ground, stopping } from './course.ts';
import { type Layout, layoutOf, terrainOf } from './layout.ts';
import { moversOf } from './movers.ts';
import { runsOf, tollsOf } from './runs.ts';
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
  readonly #ground: Pick<Ground, 'layout' | 'movers' | 'runs'>;
  readonly #exactStop: number;
  readonly #charts = new Map<string, Chart>();
  #cells: string;

  constructor(floor: Floor, { variants, terrain }: { variants: Variants; terrain: string }) {
    this.#number = floor.number;
    this.#terrain = terrain;
    this.#cells = floor.cells;
    const layout = layoutOf(floor, variants);
    const movers = moversOf(layout);
    this.#ground = { layout, movers, runs: runsOf(layout, movers) };
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
    const { layout } = this.#ground;
    const known = new Map<number, Float64Array>();
    let ground: Ground | undefined;
    const turnsTo = (cell: number) => {
      let turns = known.get(cell);
      if (!turns) {
        ground ??= { ...this.#ground, bySquare, tolls: tollsOf(layout, this.#ground.movers, bySquare) };
        turns = expectedTurns((cell === this.#exactStop ? stopping : crossing)(cell, ground));
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
