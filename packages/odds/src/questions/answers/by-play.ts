import { chanceOf, type Figure, type Play } from '../report.ts';

const PLAYS: readonly Play[] = ['optimal', 'never', 'always'];

interface Played {
  readonly poker: Play;
  readonly success: number;
}

interface ByPlay {
  readonly figures: readonly Figure[];
  readonly values: { readonly success: number; readonly byPoker: Readonly<Record<string, number>> };
}

/** The play asked for, then the others, each with what it comes to. */
export const eachPlay = (poker: Play, under: (play: Play) => number): readonly (readonly [Play, number])[] =>
  [poker, ...PLAYS.filter((play) => play !== poker)].map((play) => [play, under(play)] as const);

/** The chance of success under the play asked for, then under the others. */
export function byPlay({ poker, success }: Played, under: (play: Play) => number): ByPlay {
  const chances = eachPlay(poker, (play) => (play === poker ? success : under(play)));
  return {
    figures: chances.map(([play, chance]) => chanceOf('success', chance, play)),
    values: { success, byPoker: Object.fromEntries(chances) },
  };
}
