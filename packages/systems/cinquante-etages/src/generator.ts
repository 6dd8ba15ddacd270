import { draw, type Rule } from '@souterrain/kernel';
import { boss, creatureOn, guardianOn } from './bestiary.ts';
import { closureFrom } from './closure.ts';
import { type Band, bandOf, MERCHANT_FLOORS } from './content/bands.ts';
import { BOSS_OF_FLOOR, ordinaryOf } from './content/creatures.ts';
import { xOf, yOf } from './grid.ts';
import { type Creature, type Floor, SQUARES } from './state.ts';
import type { Variants } from './variants.ts';

/** Layouts thrown away before we call the generator broken. */
const TRIES = 1000;
/** Pairs of squares tried for entry and stairs before the layout is redrawn. */
const PAIRS = 64;

interface Order {
  readonly number: number;
  /** C50-MULT-08: players alive. */
  readonly alive: number;
  readonly variants: Variants;
}

/** C50-GEN-01 to C50-GEN-06: one floor, drawn until it is solvable. */
export function* generateFloor(order: Order): Rule<Floor> {
  const band = bandOf(order.number);
  for (let i = 0; i < TRIES; i++) {
    const floor = yield* drawFloor(order, band);
    if (floor && isSolvable(floor, order.variants)) return floor;
  }
  throw new Error(`no solvable floor ${order.number} in ${TRIES} draws`);
}

function* drawFloor({ number, alive, variants }: Order, band: Band): Rule<Floor | undefined> {
  const { side } = band;
  const cells = new Array<string>(side * side).fill(SQUARES.open);
  const all = squaresOf(side);
  const walls = yield* draw({ deck: 'murs', from: all, count: band.walls, rule: 'C50-GEN-02' });
  for (const cell of walls) cells[cell] = SQUARES.wall;
  if (!isConnected({ side, cells })) return undefined;
  const ends = yield* drawEnds(
    side,
    all.filter((c) => cells[c] === SQUARES.open),
  );
  if (!ends) return undefined;
  const [entry, stairs] = ends;
  cells[stairs] = SQUARES.stairs;
  const free = all.filter((c) => cells[c] === SQUARES.open && c !== entry);
  const chests = band.chests * alive;
  const creatures = band.creatures + alive - 1;
  const merchants = MERCHANT_FLOORS.has(number) ? 1 : 0;
  // C50-GEN-04: in this order, each on a square that is still empty.
  const contents: string[] = [];
  fill(contents, SQUARES.web, band.webs);
  fill(contents, SQUARES.trap, band.traps);
  fill(contents, SQUARES.chest, chests);
  fill(contents, 'creature', creatures);
  fill(contents, SQUARES.fountain, band.fountains);
  fill(contents, SQUARES.merchant, merchants);
  const places = yield* draw({ deck: 'contenu', from: free, count: contents.length, rule: 'C50-GEN-04' });
  const inhabitants: Record<number, Creature> = {};
  for (let i = 0; i < contents.length; i++) {
    const what = contents[i]!;
    const cell = places[i]!;
    if (what === 'creature') inhabitants[cell] = yield* drawCreature(number);
    else cells[cell] = what;
  }
  const guardian = yield* drawGuardian(number, alive, variants);
  const seen = variants.fog === 'on' ? '0'.repeat(side * side) : '';
  return { number, side, cells: cells.join(''), entry, stairs, creatures: inhabitants, guardian, seen };
}

/** C50-GEN-03: entry and stairs at a Manhattan distance of at least the side less one. */
function* drawEnds(side: number, open: readonly number[]): Rule<readonly [number, number] | undefined> {
  for (let i = 0; i < PAIRS; i++) {
    const [entry, stairs] = yield* draw({ deck: 'entree-et-escalier', from: open, count: 2, rule: 'C50-GEN-03' });
    const dx = Math.abs(xOf(side, entry!) - xOf(side, stairs!));
    const dy = Math.abs(yOf(side, entry!) - yOf(side, stairs!));
    if (dx + dy >= side - 1) return [entry!, stairs!];
  }
  return undefined;
}

/** C50-CRE-03 to C50-CRE-08: the rows of a band, with equal chances. */
export function* drawCreature(floor: number): Rule<Creature> {
  const from = ordinaryOf(bandOf(floor));
  const [id] = yield* draw({ deck: 'bestiaire', from, count: 1, rule: 'C50-CRE-01' });
  return creatureOn(floor, id!);
}

/** C50-GEN-06; C50-Q-26 makes one guardian for all, with more PV. */
function* drawGuardian(floor: number, alive: number, variants: Variants): Rule<Creature> {
  const fixed = BOSS_OF_FLOOR[floor];
  let guardian: Creature;
  if (fixed) guardian = boss(fixed);
  else {
    const from = ordinaryOf(bandOf(floor));
    const [id] = yield* draw({ deck: 'bestiaire', from, count: 1, rule: 'C50-GEN-06' });
    guardian = guardianOn(floor, id!);
  }
  if (variants.guardianShare === 'each') return guardian;
  return { ...guardian, pv: Math.floor((guardian.pv * (4 + 3 * (alive - 1))) / 4) };
}

/** C50-ACC-08: all squares that are not walls form one orthogonally connected area of at least 2. */
export function isConnected(plan: { readonly side: number; readonly cells: string | readonly string[] }): boolean {
  const { side, cells } = plan;
  const seen = new Array<number>(cells.length).fill(0);
  let open = 0;
  for (const square of cells) if (square !== SQUARES.wall) open++;
  const queue = [squaresOf(side).find((c) => cells[c] !== SQUARES.wall) ?? 0];
  seen[queue[0]!] = 1;
  const visit = (cell: number) => {
    if (seen[cell] === 1 || cells[cell] === SQUARES.wall) return;
    seen[cell] = 1;
    queue.push(cell);
  };
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    const x = xOf(side, cell);
    if (x > 0) visit(cell - 1);
    if (x < side - 1) visit(cell + 1);
    if (cell >= side) visit(cell - side);
    if (cell < cells.length - side) visit(cell + side);
  }
  return open >= 2 && queue.length === open;
}

/** C50-ACC-08, C50-ACC-09: everything worth reaching is entered; with an exact stop, the stairs are stopped on. */
export function isSolvable(floor: Floor, variants: Variants): boolean {
  const wanted = squaresOf(floor.side).filter((c) => isWanted(floor.cells[c]!));
  const closure = closureFrom(floor, floor.entry, variants, { cells: wanted, exact: false });
  if (!wanted.every((c) => closure.entered[c])) return false;
  // C50-ACC-07: behind strict corners a move can end where nothing leads to the stairs any more.
  if (variants.cornerRule === 'strict') {
    const { stops } = closureFrom(floor, floor.entry, variants);
    return squaresOf(floor.side).every((c) => stops[c] !== 1 || leadsToStairs(floor, c, variants));
  }
  return variants.stairsTrigger !== 'stop' || leadsToStairs(floor, floor.entry, variants);
}

function leadsToStairs(floor: Floor, from: number, variants: Variants): boolean {
  const exact = variants.stairsTrigger === 'stop';
  const { entered, stops } = closureFrom(floor, from, variants, { cells: [floor.stairs], exact });
  return (exact ? stops : entered)[floor.stairs] === 1;
}

const isWanted = (square: string): boolean =>
  square === SQUARES.stairs || square === SQUARES.chest || square === SQUARES.fountain || square === SQUARES.merchant;

const SQUARES_BY_SIDE: (readonly number[])[] = [];

function squaresOf(side: number): readonly number[] {
  SQUARES_BY_SIDE[side] ??= Array.from({ length: side * side }, (_, i) => i);
  return SQUARES_BY_SIDE[side];
}

function fill(contents: string[], what: string, count: number): void {
  for (let i = 0; i < count; i++) contents.push(what);
}
