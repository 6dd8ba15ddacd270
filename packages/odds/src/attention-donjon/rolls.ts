import type { Distribution } from '../distribution.ts';
import { pool } from '../pool.ts';
import { batchesOf, type Row } from './batch.ts';
import { facesOf, type Mode, SIX } from './faces.ts';

/** How many of the sixes just thrown are gambled at a net total. */
export type Play = (net: number, sixes: number) => number;

/** A situation less likely than this keeps its sixes: what is left out of a distribution stays under 1e-12. */
const NEGLIGIBLE = 1e-15;
const MOST_BATCHES = 200;
/** How far past its own dice a roll is followed; beyond, chances gather at the end. */
const MARGIN = 48;

/** The net totals of a roll before any floor: without gambles, or under a play. */
export function netTotals(mode: Mode, dice: number, play?: Play): Distribution {
  return play ? underPlay(mode, dice, play) : pool(facesOf(mode), dice);
}

function underPlay(mode: Mode, dice: number, play: Play): Distribution {
  const batchOf = batchesOf(mode);
  const range = { low: -dice - MARGIN, width: 3 * dice + 2 * MARGIN + 1 };
  const ended = new Nets(range);
  const start = new Nets(range);
  start.put(0, 1);
  // By the dice about to be thrown.
  let open = new Map([[dice, start]]);
  for (let batch = 0; open.size > 0; batch++) {
    const next = new Map<number, Nets>();
    for (const [thrown, nets] of open)
      batchOf(thrown).rows.forEach((row, sixes) => {
        nets.thrown(row).forEach((net, chance) => {
          const isOver = sixes === 0 || chance < NEGLIGIBLE || batch === MOST_BATCHES;
          const gambled = isOver ? 0 : play(net, sixes);
          if (gambled === 0) ended.put(net, chance);
          else among(next, SIX.dice * gambled, range).put(net - SIX.worth * gambled, chance);
        });
      });
    open = next;
  }
  return ended.distribution();
}

function among(open: Map<number, Nets>, dice: number, range: Range): Nets {
  const found = open.get(dice) ?? new Nets(range);
  open.set(dice, found);
  return found;
}

interface Range {
  readonly low: number;
  readonly width: number;
}

/** The chance of each net total of a range, and the part of the range in use. */
class Nets {
  readonly #range: Range;
  readonly #chances: Float64Array;
  #first: number;
  #last = -1;

  constructor(range: Range) {
    this.#range = range;
    this.#chances = new Float64Array(range.width);
    this.#first = range.width;
  }

  put(net: number, chance: number): void {
    const { low, width } = this.#range;
    const at = Math.min(width - 1, Math.max(0, net - low));
    this.#chances[at] = (this.#chances[at] as number) + chance;
    if (at < this.#first) this.#first = at;
    if (at > this.#last) this.#last = at;
  }

  forEach(visit: (net: number, chance: number) => void): void {
    for (let at = this.#first; at <= this.#last; at++) {
      const chance = this.#chances[at] as number;
      if (chance > 0) visit(this.#range.low + at, chance);
    }
  }

  /** Where the dice of a row lead from here. */
  thrown({ low, chances }: Row): Nets {
    const reached = new Nets(this.#range);
    this.forEach((net, chance) => {
      for (let i = 0; i < chances.length; i++) reached.put(net + low + i, chance * (chances[i] as number));
    });
    return reached;
  }

  distribution(): Distribution {
    return { low: this.#range.low + this.#first, chances: this.#chances.slice(this.#first, this.#last + 1) };
  }
}
