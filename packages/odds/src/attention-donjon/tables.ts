import { batchesOf } from './batch.ts';
import { facesOf, type Mode, SIX } from './faces.ts';
import { reaching } from './goals.ts';
import { bestPlay } from './plays.ts';

export interface TableOrder {
  readonly mode?: Mode;
  /** The largest pool. */
  readonly dice: number;
  /** The highest difficulty. */
  readonly difficulty: number;
}

export interface OpposedOrder {
  readonly mode?: Mode;
  readonly dice: number;
  readonly minimum?: number;
}

/** Chances in rows and columns, both counted from 0. */
export class ChanceTable {
  readonly #columns: number;
  readonly #chances: Float64Array;

  constructor(columns: number, chances: Float64Array) {
    this.#columns = columns;
    this.#chances = chances;
  }

  chance(row: number, column: number): number {
    return this.#chances[row * this.#columns + column] as number;
  }

  row(row: number): Float64Array {
    return this.#chances.subarray(row * this.#columns, (row + 1) * this.#columns);
  }
}

/**
 * AD1-DICE-13, AD1-BLESS-08: success by dice and difficulty, without a Coup de poker; counted in whole numbers up to 6^20
 * ways.
 */
export const plainTable = (order: TableOrder): ChanceTable =>
  new ChanceTable(order.difficulty + 1, plainChances(order));

function plainChances({ mode = 'ordinary', dice, difficulty }: TableOrder): Float64Array {
  const [one, two, three, four, five, six] = facesOf(mode);
  const zeros = [two, three, four].filter((worth) => worth === 0).length;
  const ones = [three, four, five].filter((worth) => worth === 1).length;
  if (one !== -1 || six !== 2) throw new RangeError(`faces of ${mode}`);
  const chances = new Float64Array((dice + 1) * (difficulty + 1));
  chances[0] = 1;
  // ways[i]: those of the total i - n with n dice; a die moves i by 0 to 3.
  const ways = new Float64Array(3 * dice + 1);
  ways[0] = 1;
  let all = 1;
  for (let n = 1; n <= dice; n++) {
    all *= 6;
    for (let i = 3 * n; i >= 3; i--)
      ways[i] =
        (ways[i] as number) +
        zeros * (ways[i - 1] as number) +
        ones * (ways[i - 2] as number) +
        (ways[i - 3] as number);
    ways[2] = (ways[2] as number) + zeros * (ways[1] as number) + ones * (ways[0] as number);
    ways[1] = (ways[1] as number) + zeros * (ways[0] as number);
    let reached = 0;
    for (let i = 3 * n, row = n * (difficulty + 1); i > n; i--) {
      reached += ways[i] as number;
      if (i - n <= difficulty) chances[row + i - n] = reached / all;
    }
    // AD1-DICE-08: a total is never below 0.
    chances[n * (difficulty + 1)] = 1;
  }
  return chances;
}

/** Success by dice and difficulty, with the best Coups de poker, to 1e-12. */
export function gambledTable({ mode = 'ordinary', dice, difficulty }: TableOrder): ChanceTable {
  const { value } = bestPlay(mode, reaching(difficulty));
  const batchOf = batchesOf(mode);
  const chances = new Float64Array((dice + 1) * (difficulty + 1));
  for (let n = 0; n <= dice; n++) {
    const { rows } = batchOf(n);
    const row = n * (difficulty + 1);
    chances[row] = 1;
    for (let wanted = 1; wanted <= difficulty; wanted++) {
      let chance = 0;
      for (let sixes = 0; sixes <= n; sixes++) {
        const { low, chances: shares } = rows[sixes] as (typeof rows)[number];
        const from = low + difficulty - wanted;
        for (let i = 0; i < shares.length; i++) chance += (shares[i] as number) * value(from + i, sixes);
      }
      chances[row + wanted] = chance;
    }
  }
  return new ChanceTable(difficulty + 1, chances);
}

/** The attacker's success by its dice and the defender's, without a Coup de poker: AD1-OPPO-03 to AD1-OPPO-05. */
export function opposedTable({ mode = 'ordinary', dice, minimum = 2 }: OpposedOrder): ChanceTable {
  const pools = dice + 1;
  // reached[n * totals + k]: the chance that n dice reach k; nobody reaches the last.
  const totals = SIX.worth * dice + 2;
  const reached = plainChances({ mode, dice, difficulty: totals - 1 });
  const least = Math.min(minimum, totals - 1);
  const exactly = new Float64Array(totals);
  const chances = new Float64Array(pools * pools);
  for (let mine = 0; mine < pools; mine++) {
    const row = mine * totals;
    for (let total = least; total <= SIX.worth * mine; total++)
      exactly[total] = (reached[row + total] as number) - (reached[row + total + 1] as number);
    for (let its = 0; its < pools; its++) {
      const other = its * totals;
      const highest = SIX.worth * Math.min(mine, its);
      let held = 0;
      for (let total = least; total <= highest; total++)
        held += (exactly[total] as number) * (reached[other + total] as number);
      chances[mine * pools + its] = (reached[row + least] as number) - held;
    }
  }
  return new ChanceTable(pools, chances);
}
