import type { Arithmetic } from './arithmetic.ts';
import { add, follow, mapTotals, shift } from './combine.ts';
import type { Die } from './die.ts';
import { always, type Distribution, expect } from './distribution.ts';

/**
 * The sum of `count` equal dice. Ways are counted as whole numbers and divided once while faces^count is below 2^53 (6^20,
 * 20^12): each chance is then the double nearest to the true one. Beyond, the ways are rounded sums of positive products and
 * the relative error of a chance is under count × (faces + 1) × 2^-53.
 */
function sum(faces: Die, count: number): Distribution {
  const low = Math.min(...faces);
  const high = Math.max(...faces);
  const one = new Float64Array(high - low + 1);
  for (const face of faces) one[face - low] = (one[face - low] as number) + 1;
  const whole = faces.length ** count <= Number.MAX_SAFE_INTEGER;
  if (!whole) for (let at = 0; at < one.length; at++) one[at] = (one[at] as number) / faces.length;

  const span = high - low;
  const chances = new Float64Array(count * span + 1);
  chances[0] = 1;
  for (let dice = 1; dice <= count; dice++) {
    for (let at = dice * span; at >= 0; at--) {
      let ways = 0;
      for (let face = Math.min(span, at); face >= 0; face--)
        ways += (one[face] as number) * (chances[at - face] as number);
      chances[at] = ways;
    }
  }
  if (whole) {
    const all = faces.length ** count;
    for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] as number) / all;
  }
  // A count of 0 would leave -0.
  return { low: count * low + 0, chances };
}

/** Chances as doubles. */
export const doubles: Arithmetic<Distribution> = {
  die: (faces) => sum(faces, 1),
  always,
  add,
  sum,
  shift,
  follow,
  map: mapTotals,
  expect,
};
