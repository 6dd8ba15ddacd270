import { type C50View, type Direction, type Run, runFrom } from '@souterrain/cinquante-etages';
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
  const { floor, move, variants } = view;
  if (!decision || !option || !MOVES.has(decision.id) || !move || !floor) return undefined;
  const leg = (cell: number, direction: Direction, left: number): Leg => ({
    run: runFrom(floor, { cell, direction, left }, variants),
    from: cell,
  });
  const direction = option.id as Direction;
  const first = leg(view.heroes[decision.seat]!.cell, direction, move.left);
  if (variants.fog === 'on')
    return { first: { ...first, run: { ...first.run, cells: first.run.cells.slice(0, 1), left: 0 } }, bounces: [] };
  const { cells, left } = first.run;
  const at = cells.at(-1);
  if (left === 0 || at === undefined) return { first, bounces: [] };
  const turned = CLASSES.find((directions) => directions.includes(direction))!.filter((d) => d !== direction);
  const bounces = turned.map((d) => leg(at, d, left));
  return { first, bounces: bounces.filter(({ run }) => run.cells.length > 0) };
}
