import { draw, type Rule, type Thrower } from '@souterrain/kernel';
import { type Band, bandOf, bossOf, type WithContent } from '../content/index.ts';
import { type C50, type Creature, type Floor, type Known, SQUARES } from '../state.ts';
import type { Variants } from '../variants.ts';
import { boss, creatureOn, guardianOn } from './bestiary.ts';
import { closureFrom, type Ground, groundOf } from './closure.ts';
import { xOf, yOf } from './grid.ts';

/** Layouts thrown away before we call the generator broken. */
const TRIES = 1000;
/** Pairs of squares tried for entry and stairs before the layout is redrawn. */
const PAIRS = 64;

interface Order {
  readonly number: number;
  /** C50-MULT-08: players alive. */
  readonly alive: number;
}

/** C50-GEN-01 to C50-GEN-06: one floor, drawn until it is solvable. */
export function* generateFloor(g: C50, order: Order): Rule<Floor> {
  const { variants } = g.state;
  const band = bandOf(g, order.number);
  for (let i = 0; i < TRIES; i++) {
    const floor = yield* drawFloor(g, order, band);
    if (!floor) continue;
    const ground = groundOf(floor, variants);
    if (!isSolvable(floor, ground, variants)) continue;
    g.steps.set(floor.number, ground.steps);
    return floor;
  }
  throw new Error(`no solvable floor ${order.number} in ${TRIES} draws`);
}

function* drawFloor(g: C50, { number, alive }: Order, band: Band): Rule<Floor | undefined> {
  const { side, squares: all } = band;
  const cells = new Array<string>(side * side).fill(SQUARES.open);
  const walls = yield* draw(g, { deck: 'murs', from: all, count: band.walls, rule: 'C50-GEN-02' });
  for (const cell of walls) cells[cell] = SQUARES.wall;
  if (!isConnected({ side, cells })) return undefined;
  const ends = yield* drawEnds(
    g,
    side,
    all.filter((c) => cells[c] === SQUARES.open),
  );
  if (!ends) return undefined;
  const [entry, stairs] = ends;
  cells[stairs] = SQUARES.stairs;
  const free = all.filter((c) => cells[c] === SQUARES.open && c !== entry);
  const chests = band.chests * alive;
  const creatures = band.creatures + alive - 1;
  const merchants = g.content.floors[number]?.merchant ? 1 : 0;
  // C50-GEN-04: in this order, each on a square that is still empty.
  const contents: string[] = [];
  fill(contents, SQUARES.web, band.webs);
  fill(contents, SQUARES.trap, band.traps);
  fill(contents, SQUARES.chest, chests);
  fill(contents, 'creature', creatures);
  fill(contents, SQUARES.fountain, band.fountains);
  fill(contents, SQUARES.merchant, merchants);
  const places = yield* draw(g, { deck: 'contenu', from: free, count: contents.length, rule: 'C50-GEN-04' });
  const inhabitants: Record<number, Creature> = {};
  for (let i = 0; i < contents.length; i++) {
    const what = contents[i]!;
    const cell = places[i]!;
    if (what === 'creature') inhabitants[cell] = yield* drawCreature(g, number);
    else cells[cell] = what;
  }
  const guardian = yield* drawGuardian(g, number, alive);
  const seen = g.state.variants.fog === 'on' ? '0'.repeat(side * side) : '';
  return { number, side, cells: cells.join(''), entry, stairs, creatures: inhabitants, guardian, seen };
}

/** C50-GEN-03: entry and stairs at a Manhattan distance of at least the side less one. */
function* drawEnds(g: C50, side: number, open: readonly number[]): Rule<readonly [number, number] | undefined> {
  for (let i = 0; i < PAIRS; i++) {
    const [entry, stairs] = yield* draw(g, { deck: 'entree-et-escalier', from: open, count: 2, rule: 'C50-GEN-03' });
    if (areFarApart(side, entry!, stairs!)) return [entry!, stairs!];
  }
  return undefined;
}

/** C50-GEN-03. */
export function areFarApart(side: number, entry: number, stairs: number): boolean {
  const dx = Math.abs(xOf(side, entry) - xOf(side, stairs));
  const dy = Math.abs(yOf(side, entry) - yOf(side, stairs));
  return dx + dy >= side - 1;
}

/** C50-CRE-03 to C50-CRE-08: the rows of a band, with equal chances. */
export function* drawCreature(g: WithContent & Thrower, floor: number): Rule<Creature> {
  const from = bandOf(g, floor).ordinary;
  const [id] = yield* draw(g, { deck: 'bestiaire', from, count: 1, rule: 'C50-CRE-01' });
  return creatureOn(g, floor, id!);
}

/** C50-GEN-06; C50-Q-26 makes one guardian for all, with more PV. */
export function* drawGuardian(g: Known & Thrower, floor: number, alive: number): Rule<Creature> {
  const id = bossOf(g, floor) ?? (yield* drawId(g, floor));
  const guardian = guardianOf(g, floor, id);
  return g.state.variants.guardianShare === 'each' ? guardian : { ...guardian, pv: sharedPv(guardian, alive) };
}

function* drawId(g: WithContent & Thrower, floor: number): Rule<string> {
  const [id] = yield* draw(g, { deck: 'bestiaire', from: bandOf(g, floor).ordinary, count: 1, rule: 'C50-GEN-06' });
  return id!;
}

/** A guardian that nobody shares. */
export const guardianOf = (g: WithContent, floor: number, id: string): Creature =>
  bossOf(g, floor) === id ? boss(g, id) : guardianOn(g, floor, id);

/** C50-Q-26: three quarters more for each other player. */
export const sharedPv = ({ pv }: Creature, alive: number): number => Math.floor((pv * (4 + 3 * (alive - 1))) / 4);

/**
 * C50-ACC-08: all squares that are not walls form one orthogonally connected area of at least 2. There every square can be
 * entered from every other, webs or not (C50-ACC-04, C50-ACC-05), and sooner or later is (C50-ACC-06).
 */
export function isConnected({
  side,
  cells,
}: Pick<Floor, 'side'> & { readonly cells: string | readonly string[] }): boolean {
  const seen = new Array<number>(cells.length).fill(0);
  const queue: number[] = [];
  let open = 0;
  const visit = (cell: number) => {
    if (seen[cell] === 1 || cells[cell] === SQUARES.wall) return;
    seen[cell] = 1;
    queue.push(cell);
  };
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === SQUARES.wall) continue;
    if (open === 0) visit(cell);
    open++;
  }
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
export function isSolvable(floor: Floor, ground: Ground, variants: Variants): boolean {
  const wanted: number[] = [];
  for (let cell = 0; cell < floor.cells.length; cell++) if (isWanted(floor.cells[cell]!)) wanted.push(cell);
  const closure = closureFrom(ground, floor.entry, { cells: wanted, exact: false });
  if (!wanted.every((c) => closure.entered[c])) return false;
  // C50-ACC-07: behind strict corners a move can end where nothing leads to the stairs any more.
  if (variants.cornerRule === 'strict') {
    const { stops } = closureFrom(ground, floor.entry);
    return stops.every((stop, cell) => stop !== 1 || leadsToStairs(floor, ground, { from: cell, variants }));
  }
  return variants.stairsTrigger !== 'stop' || leadsToStairs(floor, ground, { from: floor.entry, variants });
}

function leadsToStairs(
  { stairs }: Floor,
  ground: Ground,
  { from, variants }: { readonly from: number; readonly variants: Variants },
): boolean {
  const exact = variants.stairsTrigger === 'stop';
  const { entered, stops } = closureFrom(ground, from, { cells: [stairs], exact });
  return (exact ? stops : entered)[stairs] === 1;
}

const isWanted = (square: string): boolean =>
  square === SQUARES.stairs || square === SQUARES.chest || square === SQUARES.fountain || square === SQUARES.merchant;

function fill(contents: string[], what: string, count: number): void {
  for (let i = 0; i < count; i++) contents.push(what);
}
