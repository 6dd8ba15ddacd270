import { copy, type SeatId } from '@souterrain/kernel';
import { inSight } from './floors/fog.ts';
import { scoreOf } from './outcome.ts';
import { type C50, type Fight, type FloorView, floorOf, type Hero, type Move, maxPv } from './state.ts';
import type { Variants } from './variants.ts';

export interface HeroView extends Readonly<Hero> {
  readonly maxPv: number;
  readonly score: number;
}

export interface C50View {
  readonly variants: Variants;
  readonly heroes: readonly HeroView[];
  readonly floor: FloorView | null;
  readonly active: number;
  readonly move: Move | null;
  readonly fight: Fight | null;
}

/** C50-CASE-15: the whole floor is open; C50-Q-07 keeps what was never in sight. */
export function view({ state }: Pick<C50, 'state'>, seat: SeatId | undefined): C50View {
  const watched = state.heroes[seat ?? Math.max(0, state.active)]!;
  const here = state.floors.some((f) => f.number === watched.floor) ? floorOf(state, watched) : state.floors.at(-1);
  return copy({
    variants: state.variants,
    heroes: state.heroes.map((hero) => ({ ...hero, maxPv: maxPv(hero), score: scoreOf(hero) })),
    floor: here ? inSight(here, state.variants) : null,
    active: state.active,
    move: state.move,
    fight: state.fight,
  });
}
