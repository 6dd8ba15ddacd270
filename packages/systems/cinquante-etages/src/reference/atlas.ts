import { type Floor, SQUARES } from '../state.ts';
import type { Variants } from '../variants.ts';
import { K } from './k.ts';
import { type Layout, layoutOf, terrainOf } from './layout.ts';
import { crossing, type Runs, runsOf, stopping } from './runs.ts';
import { expectedTurns } from './turns.ts';

/** The tables of one floor, computed when first asked for. Opened chests change nothing; torn webs change all of it. */
export class Atlas {
  readonly layout: Layout;
  readonly #exactStairs: number;
  readonly #terrain: string;
  readonly #number: number;
  readonly #turns = new Map<number, Float64Array>();
  #cells: string;
  #sign = '';
  floor: Floor;
  #runs: Runs | undefined;

  constructor(floor: Floor, variants: Variants) {
    this.layout = layoutOf(floor, variants);
    this.#exactStairs = variants.stairsTrigger === 'stop' ? floor.stairs : -1;
    this.#terrain = terrainOf(floor);
    this.#number = floor.number;
    this.#cells = floor.cells;
    this.floor = floor;
  }

  fits(floor: Floor): boolean {
    if (floor.number !== this.#number) return false;
    this.floor = floor;
    if (floor.cells === this.#cells) return true;
    if (terrainOf(floor) !== this.#terrain) return false;
    this.#cells = floor.cells;
    return true;
  }

  /** Expected turns to a square, by square. */
  late = false;
  turnsTo(cell: number, floor = this.floor): Float64Array {
    const f = this.late ? K.late : 1;
    const sign = f + floor.cells + Object.keys(floor.creatures).join();
    if (sign !== this.#sign) {
      this.#sign = sign;
      this.#turns.clear();
      this.#runs = undefined;
    }
    const toll = (c: number) =>
      floor.creatures[c] ? K.vc * f : floor.cells[c] === '^' ? K.vt * f : c === floor.stairs ? K.vg * f : 0;
    const known = this.#turns.get(cell);
    if (known) return known;
    const { layout } = this;
    this.#runs ??= runsOf(layout, toll);
    const reaching = cell === this.#exactStairs ? stopping(cell, this.#runs) : crossing(cell, this.#runs, layout, toll);
    const turns = expectedTurns(layout, reaching);
    this.#turns.set(cell, turns);
    return turns;
  }
}

/** One atlas for each floor somebody is on. */
export class Atlases {
  #known: Atlas[] = [];

  of(floor: Floor, variants: Variants): Atlas {
    const found = this.#known.find((atlas) => atlas.fits(floor));
    if (found) return found;
    const atlas = new Atlas(floor, variants);
    this.#known = [atlas, ...this.#known].slice(0, 4);
    return atlas;
  }
}

export const isSquare = (floor: Floor, cell: number, square: keyof typeof SQUARES): boolean =>
  floor.cells[cell] === SQUARES[square];
