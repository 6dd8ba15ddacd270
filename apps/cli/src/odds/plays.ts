import type { Report } from './report.ts';
import type { OddsWords } from './words/words.ts';

/** How a Coup de poker is played. */
export type Play = 'optimal' | 'never' | 'always';
type ByPlay<T> = Readonly<Record<Play, T>>;

const PLAYS: readonly Play[] = ['optimal', 'never', 'always'];

/** The same question under every play, the one asked for first. */
export const byPlay = <T>(asked: Play, answer: (play: Play) => T): ByPlay<T> =>
  Object.fromEntries([asked, ...PLAYS.filter((play) => play !== asked)].map((play) => [play, answer(play)])) as Record<
    Play,
    T
  >;

export const successes = (odds: ByPlay<{ readonly success: number }>): ByPlay<number> =>
  Object.fromEntries(Object.entries(odds).map(([play, { success }]) => [play, success])) as Record<Play, number>;

/** The chance under the play asked for comes first; what the others would give is said below it. */
export const playFigures = (words: OddsWords, odds: ByPlay<{ readonly success: number }>): Report['figures'] =>
  Object.entries(odds).map(([play, { success }]) => [
    `${words.success} (${words.byPoker[play as Play]})`,
    words.chance(success),
  ]);
