import {
  type C50View,
  type Direction,
  type HeroView,
  type Run,
  runFrom,
  type State,
} from '@souterrain/cinquante-etages';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

export interface Leg {
  readonly run: Run;
  readonly from: number;
}

/** Where a direction leads, and the runs it may go on with after the wall it hits. */
export interface Preview {
  readonly first: Leg;
  readonly bounces: readonly Leg[];
}

const MOVES = new Set(['direction', 'rebond']);
const CLASSES: readonly (readonly Direction[])[] = [
  ['nord', 'est', 'sud', 'ouest'],
  ['nord-est', 'sud-est', 'sud-ouest', 'nord-ouest'],
];

/** The path of a direction option; nothing for any other option, nor in the fog, where it would tell too much. */
export function previewOf(
  view: C50View,
  decision: OfferedDecision | undefined,
  option: OfferedOption | undefined,
): Preview | undefined {
  if (!decision || !option || !MOVES.has(decision.id) || !view.move || !view.floor) return undefined;
  const hero = view.heroes[decision.seat]!;
  const direction = option.id as Direction;
  const first = leg(view, hero, { direction, left: view.move.left });
  if (view.variants.fog === 'on')
    return { first: { ...first, run: { ...first.run, cells: first.run.cells.slice(0, 1), left: 0 } }, bounces: [] };
  const { cells, left } = first.run;
  const at = cells.at(-1);
  if (left === 0 || at === undefined) return { first, bounces: [] };
  const turned = CLASSES.find((directions) => directions.includes(direction))!.filter((d) => d !== direction);
  const bounces = turned.map((d) => leg(view, { ...hero, cell: at }, { direction: d, left }));
  return { first, bounces: bounces.filter(({ run }) => run.cells.length > 0) };
}

function leg(view: C50View, hero: HeroView, { direction, left }: { direction: Direction; left: number }): Leg {
  const state = { ...view, floors: [view.floor], move: { ...view.move, left } } as unknown as State;
  return { run: runFrom(state, hero, direction), from: hero.cell };
}
