import { type Outcome, shared } from './outcomes.ts';

/** Something to fight with at every exchange; `count` of it may break, 0 for what never does. */
export interface Means {
  readonly outcomes: readonly Outcome[];
  readonly count: number;
}

interface Sides {
  readonly mostPv: number;
  readonly creaturePv: number;
  readonly means: readonly Means[];
}

/** Situations in a row: what is left to fight with, a digit for each means, then the PV of both. */
export interface FightTable {
  readonly creaturePv: number;
  readonly columns: number;
  readonly cells: number;
  /** Of each means: the outcomes that a situation is left by, and how many situations back one of it broken leads. */
  readonly moves: readonly (readonly Outcome[])[];
  readonly skips: readonly number[];
  /** Of each situation: the chance to win, and the means that gives it. */
  readonly worth: Float64Array;
  readonly choice: Uint8Array;
}

/** Where a fight stands, and what the hero is about to fight with: -1 for what is used up by it. */
export interface Situation {
  readonly stock: number;
  readonly mine: number;
  readonly its: number;
  readonly by: number;
}

/**
 * C50-CBT-01, C50-CBT-02, C50-CBT-05: a fight to the death with the best of the means left at each exchange. PV never
 * rise and nothing is mended, so each situation depends on lesser ones alone: the answer is exact but for rounding.
 */
export function fightTable({ mostPv, creaturePv, means }: Sides): FightTable {
  const columns = creaturePv + 1;
  const cells = (mostPv + 1) * columns;
  let situations = cells;
  const skips = means.map(({ count }) => {
    const skip = situations;
    situations *= count + 1;
    return skip;
  });
  // After an outcome that changes nothing, the same exchange is fought again.
  const moves = means.map(({ outcomes }) =>
    shared(outcomes.filter((o) => o.heroLoses + o.creatureLoses + o.breaks > 0)),
  );
  const worth = new Float64Array(situations);
  const table = { creaturePv, columns, cells, moves, skips, worth, choice: new Uint8Array(situations) };
  for (let stock = 0; stock < situations; stock += cells) {
    const left = ({ count }: Means, by: number): boolean =>
      count === 0 || Math.floor(stock / skips[by]!) % (count + 1) > 0;
    settle(table, { stock, usable: means.flatMap((one, by) => (left(one, by) ? [by] : [])) });
  }
  return table;
}

/** The best of what is usable at each pair of PV, lesser stocks being settled. */
function settle(table: FightTable, { stock, usable }: { stock: number; usable: readonly number[] }): void {
  const { creaturePv, columns, cells, moves, worth, choice } = table;
  for (let mine = 1; mine * columns < cells; mine++) {
    worth[stock + mine * columns] = 1;
    for (let its = 1; its <= creaturePv; its++) {
      const here = stock + mine * columns + its;
      for (const by of usable) {
        const chance = worthOf(table, moves[by]!, { stock, mine, its, by });
        if (by !== usable[0] && chance <= worth[here]!) continue;
        worth[here] = chance;
        choice[here] = by;
      }
    }
  }
}

/** The chance to win once these outcomes have come, the lightest for the hero first. */
export function worthOf(
  { worth, columns, skips }: FightTable,
  outcomes: readonly Outcome[],
  { stock, mine, its, by }: Situation,
): number {
  const skip = skips[by] ?? 0;
  let sum = 0;
  for (const { heroLoses, creatureLoses, breaks, chance } of outcomes) {
    if (heroLoses >= mine) break;
    const itsLeft = its > creatureLoses ? its - creatureLoses : 0;
    sum += chance * worth[stock - breaks * skip + (mine - heroLoses) * columns + itsLeft]!;
  }
  return sum;
}
