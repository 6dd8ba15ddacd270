import { type Cell, cellAt, type Plan, readingOrder, yOf } from '@souterrain/dungeon';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { ScenarioEntry } from '../content/types.ts';
import { rearrange } from '../items/rearrange.ts';
import { tileOn } from '../movement/board.ts';
import { cellOption } from '../movement/options.ts';
import { planOn } from '../movement/plan.ts';
import { type Board, type Door, type Figure, figureAt, type PlacedRoom } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import { doorId, innerDoorsOf } from './board.ts';
import { scenarioOf } from './scenario.ts';

/** AD1-SCEN-02: the start room and its Portes. */
export function startBoard(g: Stocked, { start }: ScenarioEntry): Board {
  const room: PlacedRoom = { id: start.room, tile: start.tile, x: 0, y: 0, quarters: 0 };
  const board: Board = { rooms: [room], doors: [], changes: {} };
  const doors = tileOn(g, board, room).doors.map(
    ({ x, y, side }, index): Door => ({
      id: doorId(room.id, index),
      cell: cellAt(x, y),
      side,
      room: room.id,
      status: 'inconnue',
    }),
  );
  return { ...board, doors: [...doors, ...innerDoorsOf(g, board, room)] };
}

/** AD1-SCEN-02: heroes who are not on the board yet choose their squares in seat order. */
export function* placeHeroes(g: Crawl): Rule<void> {
  const waiting = g.state.figures.filter((f) => f.hero !== null && f.status === 'reserve');
  for (const figure of waiting.toSorted((a, b) => a.hero!.seat - b.hero!.seat)) {
    const squares = startSquares(g);
    // AD1-RENC-08: the start room is full, the hero waits for the next Préparation.
    if (squares.length === 0) return;
    const cell = yield* ask({
      id: 'case-de-depart',
      seat: figure.hero!.seat,
      rule: 'AD1-SCEN-02',
      params: { figure: figure.id },
      options: squares.map((square) => cellOption('case', square)),
    });
    g.emit({ type: 'heroPlaced', figure: figure.id, cell, rules: ['AD1-SCEN-02'] });
    yield* arrange(g, figure);
  }
}

/** AD1-SCEN-02: items go freely among Équipés, Portés and Stockés. */
function* arrange(g: Crawl, hero: Figure): Rule<void> {
  const asIs = option('tel-quel', false);
  const { seat, sheet } = hero.hero!;
  const isChanged = yield* ask({
    id: 'equipement-de-depart',
    seat,
    rule: 'AD1-SCEN-02',
    params: { figure: hero.id },
    options: sheet.items.length > 0 ? [asIs, option('ranger', true)] : [asIs],
  });
  if (isChanged) yield* rearrange(g, hero);
}

/** Empty squares of the start rows; the rest of the room once they are full. */
function startSquares(g: Crawl): readonly Cell[] {
  const { rows, room } = startOf(planOn(g), scenarioOf(g));
  const isFree = (cell: Cell): boolean => figureAt(g.state, cell) === undefined;
  const inRows = rows.filter(isFree);
  return inRows.length > 0 ? inRows : room.filter(isFree);
}

interface Start {
  readonly scenario: ScenarioEntry;
  /** Squares of the start room where nothing lies, in reading order: those of the start rows, and all. */
  readonly rows: readonly Cell[];
  readonly room: readonly Cell[];
}

/** Read once for all the games that start alike. A memo: a plan is never changed. */
const starts = new WeakMap<Plan, Start>();

function startOf(plan: Plan, scenario: ScenarioEntry): Start {
  let known = starts.get(plan);
  if (known?.scenario !== scenario) {
    const { start } = scenario;
    const room = [...plan.squares.values()]
      .filter(
        (square) => square.room === start.room && square.feature === undefined && !plan.traitsAt(square.cell).solid,
      )
      .map(({ cell }) => cell)
      .sort(readingOrder);
    known = { scenario, rows: room.filter((cell) => start.heroRows.includes(yOf(cell))), room };
    starts.set(plan, known);
  }
  return known;
}

export const startWords = defineWords({
  prompts: {
    'case-de-depart': { fr: (a) => `Où commence ${figure(a)} ?`, en: (a) => `Where does ${figure(a)} start?` },
    'equipement-de-depart': {
      fr: (a) => `Avant d’entrer : ${figure(a)} réorganise ses affaires ?`,
      en: (a) => `Before going in: does ${figure(a)} rearrange anything?`,
    },
  },
  labels: {
    'equipement-de-depart/ranger': { fr: 'Tout réorganiser', en: 'Rearrange everything' },
    'tel-quel': { fr: 'Entrer comme ça', en: 'Go in as is' },
  },
});
