import type { SeatId } from '@souterrain/kernel';
import { scoreOf } from './score.ts';
import { type C50, type Creature, type Fight, type Floor, floorOf, type Hero, type Move, maxPv } from './state.ts';
import type { Variants } from './variants.ts';

export interface HeroView extends Readonly<Hero> {
  readonly maxPv: number;
  readonly score: number;
}

/** Squares never seen are '?' and hide what stands on them. */
export interface FloorView extends Omit<Floor, 'creatures' | 'guardian' | 'seen' | 'stairs'> {
  readonly creatures: Readonly<Record<number, Creature>>;
  /** -1 while the stairs have not been seen. */
  readonly stairs: number;
  /** null until then: the guardian stands on them. */
  readonly guardian: Creature | null;
}

export interface C50View {
  readonly variants: Variants;
  readonly heroes: readonly HeroView[];
  readonly floor: FloorView | null;
  readonly active: number;
  readonly move: Move | null;
  readonly fight: Fight | null;
}

export const UNSEEN = '?';

/** C50-CASE-15: the whole floor is open; C50-Q-07 keeps what was never in sight. */
export function view({ state }: Pick<C50, 'state'>, seat: SeatId | undefined): C50View {
  const watched = state.heroes[seat ?? Math.max(0, state.active)]!;
  const here = state.floors.some((f) => f.number === watched.floor) ? floorOf(state, watched) : state.floors.at(-1);
  return {
    variants: state.variants,
    heroes: state.heroes.map((hero) => ({ ...hero, maxPv: maxPv(hero), score: scoreOf(hero) })),
    floor: here ? floorView(here, state.variants.fog === 'on') : null,
    active: state.active,
    move: state.move,
    fight: state.fight,
  };
}

function floorView({ seen, ...floor }: Floor, fog: boolean): FloorView {
  if (!fog) return floor;
  const isSeen = (cell: number) => seen[cell] === '1';
  return {
    ...floor,
    cells: [...floor.cells].map((square, cell) => (isSeen(cell) ? square : UNSEEN)).join(''),
    stairs: isSeen(floor.stairs) ? floor.stairs : -1,
    guardian: isSeen(floor.stairs) ? floor.guardian : null,
    creatures: Object.fromEntries(Object.entries(floor.creatures).filter(([cell]) => isSeen(Number(cell)))),
  };
}
