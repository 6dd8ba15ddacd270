import { across, type Cell, readingOrder, walk } from '@souterrain/dungeon';
import { SCENERY } from '../content/index.ts';
import type { GroupEntry, Placement } from '../content/types.ts';
import { profileNamed } from '../figures/profile.ts';
import { isEmpty, planOn, sees } from '../movement/plan.ts';
import { type Survey, surveyOf } from '../movement/survey.ts';
import type { Figure, Meeting, State } from '../state.ts';
import { cellOf } from './tiles.ts';

type Spot = Pick<Meeting, 'from' | 'room'>;

/** AD1-RENC-06: a group without a tag is placed by its behaviour. */
export function placementOf(state: State, { creature, placement, squares }: GroupEntry): Placement {
  if (placement) return placement;
  const { entry, ai } = profileNamed(state, creature);
  if (entry.placement) return entry.placement;
  if (ai === 'tir' || ai === 'lache') return 'fond';
  return ai === 'statique' && squares !== undefined ? 'fixe' : 'front';
}

/** AD1-RENC-05 to AD1-RENC-08: squares for `count` figures, fewer where there is no room left. */
export function squaresFor(
  state: State,
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
      if (!chosen.includes(cell) && isEmpty(state, cell)) chosen.push(cell);
    }
  };
  const room = state.board.rooms.find((r) => r.id === spot.room);
  if (placement === 'fixe' && room) take(fixed.map((square) => cellOf(state.board, room, square)));
  if (placement === 'encerclement') take(aroundHeroes(state));
  take(squaresInOrder(state, spot, placement));
  return chosen;
}

const orders = new WeakMap<Survey, Map<string, readonly Cell[]>>();

/** Every square that may serve, the best first, whoever stands there: worked out once for each board. */
function squaresInOrder(state: State, spot: Spot, placement: Placement): readonly Cell[] {
  const survey = surveyOf(state.board);
  let known = orders.get(survey);
  if (!known) {
    known = new Map();
    orders.set(survey, known);
  }
  const key = `${spot.from} ${placement} ${spot.room ?? ''}`;
  let cells = known.get(key);
  if (!cells) {
    const steps = stepsFrom(state, spot.from);
    cells = tiersOf(state, spot, steps).flatMap(orderFor(state, spot, { placement, steps }));
    known.set(key, cells);
  }
  return cells;
}

/** The room (or the zone of the Déclencheur, then the rest of its room), then the zones next to it. */
function tiersOf(state: State, { from, room }: Spot, steps: Steps): readonly (readonly Cell[])[] {
  const plan = planOn(state);
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
  for (const zone of near) for (const { cell } of surveyOf(state.board).area(zone).floor) third.push(cell);
  const tiers: Cell[][] = [];
  for (const tier of [first, second, third]) {
    const good: Cell[] = [];
    const bad: Cell[] = [];
    for (const cell of tier) (steps.has(cell) && !isHarmful(state, cell) ? good : bad).push(cell);
    tiers.push(good, bad);
  }
  return tiers;
}

/** Nobody lies in wait on lava, over a pit or behind a shut door while another square is free. */
function isHarmful(state: State, cell: Cell): boolean {
  const feature = planOn(state).squares.get(cell)?.feature;
  return feature !== undefined && SCENERY[feature]?.effect !== undefined;
}

type Steps = ReadonlyMap<Cell, number>;
type Sorter = (cells: readonly Cell[]) => readonly Cell[];

/** AD1-RENC-07: by the shortest walkable path; ties in reading order. */
function orderFor(
  state: State,
  spot: Spot,
  { placement, steps: near }: { readonly placement: Placement; readonly steps: Steps },
): Sorter {
  const far = placement === 'porte' ? farthestDoor(state, spot, near) : undefined;
  const steps = far === undefined ? near : stepsFrom(state, far);
  const distance = (cell: Cell): number => steps.get(cell) ?? Number.MAX_SAFE_INTEGER;
  const isFar = placement === 'fond' || (placement === 'porte' && far === undefined);
  if (!isFar) return (cells) => [...cells].sort((a, b) => distance(a) - distance(b) || readingOrder(a, b));
  return (cells) => {
    const seen = new Set(cells.filter((cell) => sees(state, spot.from, cell)));
    const hidden = (cell: Cell): number => (seen.has(cell) ? 0 : 1);
    return [...cells].sort((a, b) => hidden(a) - hidden(b) || distance(b) - distance(a) || readingOrder(a, b));
  };
}

function stepsFrom(state: State, from: Cell): Steps {
  const plan = planOn(state);
  return walk(plan, [from], (cell) => !plan.traitsAt(cell).solid);
}

/** The square in front of the room's other Porte that is farthest from the reference. */
function farthestDoor(state: State, { from, room }: Spot, steps: Steps): Cell | undefined {
  const home = room ?? planOn(state).squares.get(from)?.room;
  let best: Cell | undefined;
  for (const { cell, side, inner } of state.board.doors) {
    const inside = [cell, across(cell, side)].find((c) => planOn(state).squares.get(c)?.room === home);
    if (inner || inside === undefined || inside === from) continue;
    if (best === undefined || (steps.get(inside) ?? 0) > (steps.get(best) ?? 0)) best = inside;
  }
  return best;
}

/** Squares next to heroes, one hero after the other, then again. */
function aroundHeroes(state: State): readonly Cell[] {
  const plan = planOn(state);
  const heroes = state.figures.filter((f: Figure) => f.hero !== null && f.status === 'plateau');
  const beside = heroes.map((hero) => (plan.adjacent.get(hero.cell) ?? []).filter((cell) => isEmpty(state, cell)));
  const cells: Cell[] = [];
  for (let i = 0; beside.some((list) => i < list.length); i++)
    for (const list of beside) if (list[i] !== undefined) cells.push(list[i]!);
  return cells;
}
