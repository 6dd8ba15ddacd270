import type { Prng } from '@souterrain/kernel';
import { type Floor, SQUARES } from '../src/state.ts';

export type Plan = Pick<Floor, 'side' | 'cells'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every layout of a rectangle over some squares. Floors are square: the rest is wall, exactly like the border. */
export function* layoutsOf({ width, height }: Size, over: string): Generator<Plan> {
  const total = over.length ** (width * height);
  for (let n = 0; n < total; n++) yield framed({ width, height }, (i) => over[digit(n, i, over.length)]!);
}

export const randomLayout = (size: Size, over: string, prng: Prng): Plan =>
  framed(size, () => over[prng.below(over.length)]!);

function framed({ width, height }: Size, squareAt: (i: number) => string): Plan {
  const side = Math.max(width, height);
  const cells = new Array<string>(side * side).fill(SQUARES.wall);
  for (let i = 0; i < width * height; i++) cells[Math.floor(i / width) * side + (i % width)] = squareAt(i);
  return { side, cells: cells.join('') };
}

const digit = (n: number, i: number, base: number): number => Math.floor(n / base ** i) % base;

export const openSquares = ({ cells }: Plan): readonly number[] =>
  Array.from(cells, (_, cell) => cell).filter((cell) => cells[cell] !== SQUARES.wall);

/** The orthogonally connected area of a square, itself included. */
export function areaOf({ side, cells }: Plan, from: number): ReadonlySet<number> {
  const area = new Set([from]);
  for (const cell of area) {
    const x = cell % side;
    const beside = [x > 0 ? cell - 1 : -1, x < side - 1 ? cell + 1 : -1, cell - side, cell + side];
    for (const next of beside) if ((cells[next] ?? SQUARES.wall) !== SQUARES.wall) area.add(next);
  }
  return area;
}

/** The eight images of a square layout under turns and mirrors; the first is the layout itself. */
export function imagesOf({ side, cells }: Plan): readonly string[] {
  const at = (x: number, y: number) => cells[y * side + x]!;
  const last = side - 1;
  const maps: readonly ((x: number, y: number) => string)[] = [
    (x, y) => at(x, y),
    (x, y) => at(last - y, x),
    (x, y) => at(last - x, last - y),
    (x, y) => at(y, last - x),
    (x, y) => at(last - x, y),
    (x, y) => at(x, last - y),
    (x, y) => at(y, x),
    (x, y) => at(last - y, last - x),
  ];
  return maps.map((map) => Array.from(cells, (_, i) => map(i % side, Math.floor(i / side))).join(''));
}
