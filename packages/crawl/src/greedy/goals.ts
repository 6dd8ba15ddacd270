import { across, type Cell, walk } from '@souterrain/dungeon';
import { scenarioOf } from '../exploration/scenario.ts';
import { cellOf } from '../exploration/tiles.ts';
import { areEnemies } from '../figures/sides.ts';
import { planOn } from '../movement/plan.ts';
import { type Figure, figureAt, type State } from '../state.ts';
import type { Manner } from './manner.ts';

/** Squares to a goal, from everywhere that leads there. */
export type Steps = ReadonlyMap<Cell, number>;

export const enemiesOf = (state: State, figure: Figure): readonly Figure[] =>
  state.figures.filter((other) => other.status === 'plateau' && areEnemies(figure, other));

/** The first kind of goal that can be walked to: enemies, the way out, treasure, unknown Portes. */
export function stepsToGoal<S extends State>(state: S, figure: Figure, manner: Manner<S>): Steps | undefined {
  const treasure = () => treasureCells(state, figure, manner);
  for (const goals of figure.hero ? [enemyCells, objectiveCells, treasure, doorCells] : [objectiveCells]) {
    const cells = goals(state, figure);
    if (cells.length === 0) continue;
    const plan = planOn(state);
    const steps = walk(plan, cells, (cell) => !plan.traitsAt(cell).solid);
    if (steps.has(figure.cell)) return steps;
  }
  return undefined;
}

const enemyCells = (state: State, figure: Figure): readonly Cell[] => enemiesOf(state, figure).map(({ cell }) => cell);

function treasureCells<S extends State>(state: S, figure: Figure, { seeks }: Manner<S>): readonly Cell[] {
  const { zones } = planOn(state);
  return state.treasures.flatMap((treasure) =>
    treasure.zones === 'partout' || !seeks(state, figure, treasure)
      ? []
      : treasure.zones.flatMap((zone) => zones.get(zone) ?? []),
  );
}

/** Whoever is to be led out, once found. */
export function wardOf(state: State): Figure | undefined {
  const { objective } = scenarioOf(state);
  if (!('escort' in objective)) return undefined;
  return state.figures.find((f) => f.profile === objective.escort && f.status === 'plateau');
}

/** Where the scenario wants the heroes: the place to hold, the gaol to open, or the way out. */
function objectiveCells(state: State): readonly Cell[] {
  const { objective } = scenarioOf(state);
  if ('leave' in objective) return exitCells(state);
  if ('escort' in objective) return escortCells(state);
  if (!('reach' in objective)) return [];
  const cells: Cell[] = [];
  for (const { cell, zone } of planOn(state).squares.values())
    if (zone === objective.reach || zone.startsWith(`${objective.reach}-`)) cells.push(cell);
  return cells;
}

function escortCells(state: State): readonly Cell[] {
  const ward = wardOf(state);
  if (!ward) return [];
  const exit = exitCells(state);
  const plan = planOn(state);
  const free = walk(plan, exit, (cell) => !plan.traitsAt(cell).solid).has(ward.cell);
  return free ? exit : innerDoors(state).flatMap(({ cell, side }) => [cell, across(cell, side)]);
}

/** Ordinary doors that are shut. */
const innerDoors = (state: State) => state.board.doors.filter(({ inner, status }) => inner && status === 'fermee');

function exitCells(state: State): readonly Cell[] {
  const { exit } = scenarioOf(state);
  const room = exit && state.board.rooms.find(({ id }) => id === exit.room);
  return room ? exit.squares.map((square) => cellOf(state.board, room, square)) : [];
}

/** Each hero takes a Porte of its own: not one that a companion stands at. */
const doorCells = (state: State, figure: Figure): readonly Cell[] =>
  state.board.doors
    .filter((door) => door.status === 'inconnue' || (door.inner && door.status === 'fermee'))
    .map(({ cell }) => cell)
    .filter((cell) => (figureAt(state, cell) ?? figure) === figure);
