import { batchesOf } from './batch.ts';
import { type Mode, SIX } from './faces.ts';
import type { Gambles } from './gambles.ts';

/** What gambling so many sixes of a throw is worth, the best play after it; 0 keeps them all. */
export function stakeValue(
  mode: Mode,
  { value }: Gambles,
  { net, gambled }: { readonly net: number; readonly gambled: number },
): number {
  if (gambled === 0) return value(net, 0);
  let sum = 0;
  batchesOf(mode)(SIX.dice * gambled).rows.forEach((row, sixes) => {
    row.chances.forEach((chance, at) => {
      if (chance > 0) sum += chance * value(net - SIX.worth * gambled + row.low + at, sixes);
    });
  });
  return sum;
}
