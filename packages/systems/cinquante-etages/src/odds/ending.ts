import { type FightTable, type Situation, worthOf } from './fight-table.ts';
import type { Outcome } from './outcomes.ts';

/** One exchange to begin with, whatever comes after it being fought as well as can be. */
export interface Opening {
  readonly pv: number;
  readonly outcomes: readonly Outcome[];
  /** Which of the means it is fought with: -1 for what is used up by it. */
  readonly by: number;
}

export interface Ending {
  readonly wins: number;
  readonly dies: number;
  /** The chance of each number of PV the hero ends with. */
  readonly pv: readonly number[];
}

const startOf = ({ worth, cells, creaturePv }: FightTable, { pv, by }: Opening): Situation => ({
  stock: worth.length - cells,
  mine: pv,
  its: creaturePv,
  by,
});

/** The chance to win, without the rest of the ending. */
export const winsAfter = (table: FightTable, opening: Opening): number =>
  worthOf(table, opening.outcomes, startOf(table, opening));

/** Every situation in turn, from the one with most of everything, each left by the means that is best there. */
export function endingAfter(table: FightTable, opening: Opening): Ending {
  const { columns, cells, moves, skips, choice } = table;
  const chances = new Float64Array(choice.length);
  const leave = (weight: number, outcomes: readonly Outcome[], { stock, mine, its, by }: Situation): void => {
    for (const { heroLoses, creatureLoses, breaks, chance } of outcomes) {
      const mineLeft = Math.max(0, mine - heroLoses);
      const to = stock - breaks * (skips[by] ?? 0) + mineLeft * columns + Math.max(0, its - creatureLoses);
      chances[to] = chances[to]! + chance * weight;
    }
  };
  leave(1, opening.outcomes, startOf(table, opening));
  const pv = new Array<number>(opening.pv + 1).fill(0);
  let wins = 0;
  for (let here = chances.length - 1; here >= 0; here--) {
    const chance = chances[here]!;
    if (chance === 0) continue;
    const by = choice[here]!;
    const cell = here % cells;
    const its = cell % columns;
    const mine = (cell - its) / columns;
    if (mine * its > 0 && moves[by]!.length > 0) leave(chance, moves[by]!, { stock: here - cell, mine, its, by });
    else {
      pv[mine] = pv[mine]! + chance;
      if (mine > 0 && its === 0) wins += chance;
    }
  }
  return { wins, dies: pv[0]!, pv };
}
