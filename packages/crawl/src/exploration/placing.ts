import { across, type Cell, readingOrder, walk } from '@souterrain/dungeon';
import type { GroupEntry, Placement } from '../content/types.ts';
import { isEmpty, planOn, sees } from '../movement/plan.ts';
import type { Survey } from '../movement/survey.ts';
import type { Figure, Meeting } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { cellOf } from './tiles.ts';

type Spot = Pick<Meeting, 'from' | 'room'>;

/** AD1-RENC-06, AD2-XEXPLO-04, AD2-IA-06: a group without a tag is placed by its behaviour. */
export function placementOf(g: Crawl, { creature, placement, squares }: GroupEntry): Placement {
  if (placement) return placement;
  const { entry, ai } = g.content.profileNamed(creature);
  if (entry.placement) return entry.placement;
  if (ai === 'tir' || ai === 'lache') return 'fond';
  return ai === 'statique' && squares !== undefined ? 'fixe' : 'front';
}

/** AD1-RENC-05 to AD1-RENC-08: squares for `count` figures, fewer where there is no room left. */
export function squaresFor(
  g: Crawl,
  spot: Spot,
  {
    count,
    placement,
    fixed = [],
  }: { count: number; placement: Placement; fixed?: readonly (readonly [number, number])[] },
): readonly Cell[] {
  const chosen: Cell[] = [];
  const take = (cells: readonly Cell[]): void => {
    for (const cell of cells) {
      if (chosen.length === count) return;
      if (!chosen.includes(cell) && isEmpty(g, cell)) chosen.push(cell);
    }
  };
  const room = g.state.board.rooms.find((r) => r.id === spot.room);
  if (placement === 'fixe' && room) take(fixed.map((square) => cellOf(g, g.state.board, room, square)));
  if (placement === 'encerclement') take(aroundHeroes(g));
  take(squaresInOrder(g, spot, placement));
  return chosen;
}

/** A memo: the geometry of a board is never changed. */
const orders = new WeakMap<Survey, Map<string, readonly Cell[]>>();

/** Every square that may serve, the best first, whoever stands there: worked out once for each board. */
function squaresInOrder(g: Crawl, spot: Spot, placement: Placement): readonly Cell[] {
  const survey = g.survey;
  let known = orders.get(survey);
  if (!known) {
    known = new Map();
    orders.set(survey, known);
  }
  const key = `${spot.from} ${placement} ${spot.room ?? ''}`;
  let cells = known.get(key);
  if (!cells) {
    const steps = stepsFrom(g, spot.from);
    cells = tiersOf(g, spot, steps).flatMap(orderFor(g, spot, { placement, steps }));
    known.set(key, cells);
  }
  return cells;
}

/** The room (or the zone of the Déclencheur, then the rest of its room), then the zones next to it. */
function tiersOf(g: Crawl, { from, room }: Spot, steps: Steps): readonly (readonly Cell[])[] {
  const plan = planOn(g);
  const here = plan.squares.get(from);
  const home = room ?? here?.room;
  const first: Cell[] = [];
  const second: Cell[] = [];
  const homeZones = new Set<string>();
  for (const [cell, square] of plan.squares) {
    if (square.room !== home) continue;
    homeZones.add(square.zone);
    if (plan.traitsAt(cell).solid) continue;
    if (room === null && square.zone !== here?.zone) second.push(cell);
    else first.push(cell);
  }
  const near = new Set<string>();
  for (const zone of homeZones)
    for (const other of plan.neighbours.get(zone) ?? []) if (!homeZones.has(other)) near.add(other);
  const third: Cell[] = [];
  for (const zone of near) for (const { cell } of g.survey.area(zone).floor) third.push(cell);
  const tiers: Cell[][] = [];
  for (const tier of [first, second, third]) {
    const good: Cell[] = [];
    const bad: Cell[] = [];
    for (const cell of tier) (steps.has(cell) && !isHarmful(g, cell) ? good : bad).push(cell);
    tiers.push(good, bad);
  }
  return tiers;
}

/** Nobody lies in wait on lava, over a pit or behind a shut door while another square is free. */
function isHarmful(g: Crawl, cell: Cell): boolean {
  const feature = planOn(g).squares.get(cell)?.feature;
  return feature !== undefined && g.content.scenery[feature]?.effect !== undefined;
}

type Steps = ReadonlyMap<Cell, number>;
type Sorter = (cells: readonly Cell[]) => readonly Cell[];

/** AD1-RENC-07: by the shortest walkable path; ties in reading order. */
function orderFor(
  g: Crawl,
  spot: Spot,
  { placement, steps: near }: { readonly placement: Placement; readonly steps: Steps },
): Sorter {
  const far = placement === 'porte' ? farthestDoor(g, spot, near) : undefined;
  const steps = far === undefined ? near : stepsFrom(g, far);
  const distance = (cell: Cell): number => steps.get(cell) ?? Number.MAX_SAFE_INTEGER;
  const isFar = placement === 'fond' || (placement === 'porte' && far === undefined);
  if (!isFar) return (cells) => [...cells].sort((a, b) => distance(a) - distance(b) || readingOrder(a, b));
  return (cells) => {
    const seen = new Set(cells.filter((cell) => sees(g, spot.from, cell)));
    const hidden = (cell: Cell): number => (seen.has(cell) ? 0 : 1);
    return [...cells].sort((a, b) => hidden(a) - hidden(b) || distance(b) - distance(a) || readingOrder(a, b));
  };
}

function stepsFrom(g: Crawl, from: Cell): Steps {
  const plan = planOn(g);
  return walk(plan, [from], (cell) => !plan.traitsAt(cell).solid);
}

/** The square in front of the room's other Porte that is farthest from the reference. */
function farthestDoor(g: Crawl, { from, room }: Spot, steps: Steps): Cell | undefined {
  const home = room ?? planOn(g).squares.get(from)?.room;
  let best: Cell | undefined;
  for (const { cell, side, inner } of g.state.board.doors) {
    const inside = [cell, across(cell, side)].find((c) => planOn(g).squares.get(c)?.room === home);
    if (inner || inside === undefined || inside === from) continue;
    if (best === undefined || (steps.get(inside) ?? 0) > (steps.get(best) ?? 0)) best = inside;
  }
  return best;
}

/** Squares next to heroes, one hero after the other, then again. */
function aroundHeroes(g: Crawl): readonly Cell[] {
  const plan = planOn(g);
  const heroes = g.state.figures.filter((f: Figure) => f.hero !== null && f.status === 'plateau');
  const beside = heroes.map((hero) => (plan.adjacent.get(hero.cell) ?? []).filter((cell) => isEmpty(g, cell)));
  const cells: Cell[] = [];
  for (let i = 0; beside.some((list) => i < list.length); i++)
    for (const list of beside) if (list[i] !== undefined) cells.push(list[i]!);
  return cells;
}
