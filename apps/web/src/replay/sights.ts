import type { Game } from '@souterrain/kernel';

/** Whose eyes a table is seen with: those of whoever decides, what anybody may see, or one seat's. */
export type Sight = 'decides' | 'everybody' | number;

const seatsOf = ({ header }: Game): readonly number[] => header.seats.map((_, seat) => seat);

/** True when the seats do not all see the same thing now. */
export const seeApart = (game: Game): boolean =>
  new Set(seatsOf(game).map((seat) => JSON.stringify(game.view(seat)))).size > 1;

/** The eyes worth choosing between: nobody's where all see the same. */
export function sightsOf(game: Game, { apart, secrets }: { apart: boolean; secrets: boolean }): readonly Sight[] {
  const seats = seatsOf(game);
  if (seats.length < 2 || !(apart || secrets)) return [];
  return secrets ? ['decides', 'everybody', ...seats] : ['decides', ...seats];
}
