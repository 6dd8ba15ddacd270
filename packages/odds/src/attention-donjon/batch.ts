import { facesOf, type Mode, SIX } from './faces.ts';

/** Dice thrown together, by how many sixes they show: the chance of so many sixes and of each net total, sixes included. */
export interface Batch {
  readonly dice: number;
  /** `rows[sixes]`. */
  readonly rows: readonly Row[];
}

export interface Row {
  readonly low: number;
  readonly chances: Float64Array;
}

/** The batches of a mode, each worked out once. */
export function batchesOf(mode: Mode): (dice: number) => Batch {
  const worths = facesOf(mode).slice(0, 5);
  // others[n]: ways of each total of n dice that show no six, from -n up.
  const others: Float64Array[] = [Float64Array.of(1)];
  const othersOf = (dice: number): Float64Array => {
    for (let n = others.length; n <= dice; n++) {
      const fewer = others[n - 1] as Float64Array;
      const ways = new Float64Array(2 * n + 1);
      for (const worth of worths)
        for (let i = 0; i < fewer.length; i++)
          ways[i + worth + 1] = (ways[i + worth + 1] as number) + (fewer[i] as number);
      others.push(ways);
    }
    return others[dice] as Float64Array;
  };
  const known: (Batch | undefined)[] = [];
  return (dice) => {
    const found = known[dice];
    if (found) return found;
    const rows: Row[] = [];
    let choices = 1;
    for (let sixes = 0; sixes <= dice; sixes++) {
      const rest = dice - sixes;
      const share = choices / 6 ** dice;
      rows.push({ low: SIX.worth * sixes - rest, chances: othersOf(rest).map((ways) => ways * share) });
      choices = (choices * rest) / (sixes + 1);
    }
    const batch = { dice, rows };
    known[dice] = batch;
    return batch;
  };
}
