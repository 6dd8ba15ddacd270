import type { Script } from '@souterrain/kernel/testing';
import type { C50Event } from '../src/events.ts';
import { xOf, yOf } from '../src/floors/grid.ts';
import type { Variants } from '../src/variants.ts';
import { play } from './given.ts';
import type { Given, GivenHero } from './schema.ts';

export interface Walk extends Omit<Given, 'heroes'> {
  readonly from?: [number, number];
  readonly roll: number;
  /** Faces thrown after the D10. */
  readonly dice?: Script['dice'];
  readonly choose?: Script['decisions'];
  readonly hero?: GivenHero;
  readonly mates?: readonly GivenHero[];
  readonly variants?: Partial<Variants>;
}

/** One turn of the first hero, told in squares written `x,y`, until the script has run out. */
export function walk({ from = [0, 0], roll, dice = [], choose = [], hero = {}, mates = [], variants, ...what }: Walk) {
  const script = { dice: [roll, ...dice], decisions: choose };
  const played = play({ ...what, heroes: [{ at: from, ...hero }, ...mates] }, script, variants);
  const { side } = played.state.floors[0]!;
  const square = (cell: number) => `${xOf(side, cell)},${yOf(side, cell)}`;
  const asked = played.asked.map(({ id, options }) => ({ id, options: options.map((o) => o.id).join(' ') }));
  return {
    ...played,
    asked,
    path: all(played.events, 'stepped')
      .map((e) => square(e.to))
      .join(' '),
    costs: all(played.events, 'stepped').map((e) => e.cost),
    end: square(played.hero.cell),
    /** The directions offered at the start and on each wall, where there was a choice. */
    offers: asked.filter((d) => d.id === 'direction' || d.id === 'rebond').map((d) => d.options),
    /** Of the last question: the square where each option ends its straight run. */
    ends: Object.fromEntries(
      (played.asked.at(-1)?.options ?? []).map((o) => [o.id, o.at && 'cell' in o.at ? o.at.cell.join() : undefined]),
    ),
  };
}

/** Every event of one type. */
export const all = <T extends C50Event['type']>(
  events: readonly C50Event[],
  type: T,
): readonly Extract<C50Event, { type: T }>[] =>
  events.filter((e): e is Extract<C50Event, { type: T }> => e.type === type);
