import { across, type Cell, walk } from '@souterrain/dungeon';
import { scenarioOf } from '../exploration/scenario.ts';
import { cellOf } from '../exploration/tiles.ts';
import { areEnemies } from '../figures/sides.ts';
import { planOn } from '../movement/plan.ts';
import { type CrawlState, type Figure, figureAt } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Manner } from './manner.ts';

/** Squares to a goal, from everywhere that leads there. */
type Steps = ReadonlyMap<Cell, number>;

export const enemiesOf = (state: CrawlState, figure: Figure): readonly Figure[] =>
  state.figures.filter((other) => other.status === 'plateau' && areEnemies(figure, other));

/** The first kind of goal that can be walked to: enemies, the way out, treasure, unknown Portes. */
export function stepsToGoal<G extends Crawl>(g: G, figure: Figure, manner: Manner<G>): Steps | undefined {
  const treasure = () => treasureCells(g, figure, manner);
  for (const goals of figure.hero ? [enemyCells, objectiveCells, treasure, doorCells] : [objectiveCells]) {
    const cells = goals(g, figure);
    if (cells.length === 0) continue;
    const plan = planOn(g);
    const steps = walk(plan, cells, (cell) => !plan.traitsAt(cell).solid);
    if (steps.has(figure.cell)) return steps;
  }
  return undefined;
}

const enemyCells = ({ state }: Crawl, figure: Figure): readonly Cell[] =>
  enemiesOf(state, figure).map(({ cell }) => cell);

function treasureCells<G extends Crawl>(g: G, figure: Figure, { seeks }: Manner<G>): readonly Cell[] {
  const { zones } = planOn(g);
  return g.state.treasures.flatMap((treasure) =>
    treasure.zones === 'partout' || !seeks(g, figure, treasure)
      ? []
      : treasure.zones.flatMap((zone) => zones.get(zone) ?? []),
  );
}

/** Whoever is to be led out, once found. */
export function wardOf(g: Crawl): Figure | undefined {
  const { objective } = scenarioOf(g);
  if (!('escort' in objective)) return undefined;
  return g.state.figures.find((f) => f.profile === objective.escort && f.status === 'plateau');
}

/** Where the scenario wants the heroes: the place to hold, the gaol to open, or the way out. */
function objectiveCells(g: Crawl): readonly Cell[] {
  const { objective } = scenarioOf(g);
  if ('leave' in objective) return exitCells(g);
  if ('escort' in objective) return escortCells(g);
  if (!('reach' in objective)) return [];
  const cells: Cell[] = [];
  for (const { cell, zone } of planOn(g).squares.values())
    if (zone === objective.reach || zone.startsWith(`${objective.reach}-`)) cells.push(cell);
  return cells;
}

function escortCells(g: Crawl): readonly Cell[] {
  const ward = wardOf(g);
  if (!ward) return [];
  const exit = exitCells(g);
  const plan = planOn(g);
  const free = walk(plan, exit, (cell) => !plan.traitsAt(cell).solid).has(ward.cell);
  return free ? exit : innerDoors(g.state).flatMap(({ cell, side }) => [cell, across(cell, side)]);
}

/** Ordinary doors that are shut. */
const innerDoors = (state: CrawlState) => state.board.doors.filter(({ inner, status }) => inner && status === 'fermee');

function exitCells(g: Crawl): readonly Cell[] {
  const { exit } = scenarioOf(g);
  const room = exit && g.state.board.rooms.find(({ id }) => id === exit.room);
  return room ? exit.squares.map((square) => cellOf(g, g.state.board, room, square)) : [];
}

/** Each hero takes a Porte of its own: not one that a companion stands at. */
const doorCells = ({ state }: Crawl, figure: Figure): readonly Cell[] =>
  state.board.doors
    .filter((door) => door.status === 'inconnue' || (door.inner && door.status === 'fermee'))
    .map(({ cell }) => cell)
    .filter((cell) => (figureAt(state, cell) ?? figure) === figure);
