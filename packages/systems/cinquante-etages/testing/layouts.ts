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

/** The orthogonally connected areas of a layout. */
export function areasOf({ side, cells }: Plan): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const areas: number[][] = [];
  for (const first of openSquares({ side, cells })) {
    if (seen.has(first)) continue;
    const area = [first];
    const visit = (cell: number) => {
      if ((cells[cell] ?? SQUARES.wall) === SQUARES.wall || seen.has(cell)) return;
      seen.add(cell);
      area.push(cell);
    };
    seen.add(first);
    for (const cell of area) {
      if (cell % side > 0) visit(cell - 1);
      if (cell % side < side - 1) visit(cell + 1);
      visit(cell - side);
      visit(cell + side);
    }
    areas.push(area);
  }
  return areas;
}

/** One layout of each family under turns and mirrors, with the number of layouts it stands for. */
export function* distinctLayouts(size: Size, over: string): Generator<readonly [plan: Plan, family: number]> {
  const symmetries = symmetriesOf(size);
  const weights = symmetries[0]!.map((i) => over.length ** i);
  let n = 0;
  for (const plan of layoutsOf(size, over)) {
    const digits = weights.map((w) => Math.floor(n / w) % over.length);
    const images = new Set<number>();
    for (const symmetry of symmetries) {
      let image = 0;
      for (let i = 0; i < digits.length; i++) image += digits[symmetry[i]!]! * weights[i]!;
      if (image < n) break;
      images.add(image);
      if (symmetry === symmetries.at(-1)) yield [plan, images.size];
    }
    n++;
  }
}

/** Where each square of a rectangle comes from under its turns and mirrors; the first leaves it alone. */
function symmetriesOf({ width, height }: Size): readonly (readonly number[])[] {
  const [right, bottom] = [width - 1, height - 1];
  type Map = (x: number, y: number) => number;
  const at = (x: number, y: number) => y * width + x;
  const mirrors: Map[] = [
    (x, y) => at(x, y),
    (x, y) => at(right - x, y),
    (x, y) => at(x, bottom - y),
    (x, y) => at(right - x, bottom - y),
  ];
  const turns: Map[] = width === height ? mirrors.map((mirror) => (x: number, y: number) => mirror(y, x)) : [];
  const squares = Array.from({ length: width * height }, (_, i) => i);
  return [...mirrors, ...turns].map((map) => squares.map((i) => map(i % width, Math.floor(i / width))));
}
