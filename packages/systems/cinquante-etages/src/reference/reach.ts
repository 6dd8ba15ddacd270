import type { Layout } from './layout.ts';

/** For each square and roll of the D10: where the move may end, and what it may enter on the way. */
export interface Reach {
  readonly size: number;
  readonly squares: readonly number[];
  /** Bits of squares, `words` words for each square and roll. */
  readonly words: number;
  readonly entered: Int32Array;
  /** `ends` from `first[key]` to `first[key + 1]`, key = square x 10 + roll - 1. */
  readonly first: Int32Array;
  readonly ends: readonly number[];
}

const ROLLS = 10;
/** A step costs 2 points at most, so that a layer needs the two before it. */
const LAYERS = 3;

interface Layer {
  readonly ends: Int32Array;
  readonly entered: Int32Array;
}

/** Every square and direction, with one point left, then two, and so on to ten. */
export function reachOf(layout: Layout): Reach {
  const { size, squares, open } = layout;
  const words = (size + 31) >> 5;
  const layers = Array.from({ length: LAYERS }, () => emptyLayer(size, words));
  const entered = new Int32Array(size * ROLLS * words);
  const stops = new Int32Array(size * ROLLS * words);
  for (let left = 1; left <= ROLLS; left++) {
    const layer = layers[left % LAYERS]!;
    layer.ends.fill(0);
    layer.entered.fill(0);
    advance(layout, words, { left, layers });
    for (const cell of squares) {
      const key = (cell * ROLLS + left - 1) * words;
      const directions = open[cell * 2 + (left % 2)]!;
      for (const d of directions) {
        const at = (cell * 8 + d) * words;
        for (let w = 0; w < words; w++) {
          stops[key + w]! |= layer.ends[at + w]!;
          entered[key + w]! |= layer.entered[at + w]!;
        }
      }
      // C50-MOVE-08: nowhere to go, the turn is lost.
      if (directions.length === 0) setBit(stops, key, cell);
    }
  }
  return { size, squares, words, entered, ...listed(stops, size * ROLLS, words) };
}

function advance(
  { size, next, cost, turns }: Layout,
  words: number,
  { left, layers }: { left: number; layers: readonly Layer[] },
): void {
  const { ends, entered } = layers[left % LAYERS]!;
  for (let key = 0; key < size * 8; key++) {
    const to = next[key]!;
    if (to < 0) continue;
    const at = key * words;
    const rest = left - cost[key]!;
    // C50-MOVE-22: a last point in front of a web is lost.
    if (rest < 0) setBit(ends, at, key >> 3);
    else if (rest === 0) setBit(ends, at, to);
    else {
      const from = layers[rest % LAYERS]!;
      const then = (to * 8 + (key & 7)) * words;
      for (let w = 0; w < words; w++) {
        ends[at + w] = from.ends[then + w]!;
        entered[at + w] = from.entered[then + w]!;
      }
    }
    if (rest >= 0) setBit(entered, at, to);
  }
  // C50-MOVE-13, C50-MOVE-14: against a wall, whatever an open direction of the class gives.
  for (let key = 0; key < size * 8; key++) {
    if (next[key]! >= 0) continue;
    const at = key * words;
    for (const turn of turns[key]!) {
      const then = ((key & ~7) + turn) * words;
      for (let w = 0; w < words; w++) {
        ends[at + w]! |= ends[then + w]!;
        entered[at + w]! |= entered[then + w]!;
      }
    }
  }
}

const emptyLayer = (size: number, words: number): Layer => ({
  ends: new Int32Array(size * 8 * words),
  entered: new Int32Array(size * 8 * words),
});

function setBit(bits: Int32Array, at: number, cell: number): void {
  bits[at + (cell >> 5)]! |= 1 << (cell & 31);
}

/** The squares of each group of words, one list after the other. */
function listed(bits: Int32Array, groups: number, words: number): Pick<Reach, 'first' | 'ends'> {
  const first = new Int32Array(groups + 1);
  const ends: number[] = [];
  for (let group = 0; group < groups; group++) {
    first[group] = ends.length;
    for (let w = 0; w < words; w++)
      for (let word = bits[group * words + w]!; word !== 0; word &= word - 1)
        ends.push(w * 32 + 31 - Math.clz32(word & -word));
  }
  first[groups] = ends.length;
  return { first, ends };
}

export const enters = ({ entered, words }: Reach, key: number, cell: number): boolean =>
  ((entered[key * words + (cell >> 5)]! >>> (cell & 31)) & 1) === 1;
