import { gambledTable, opposedTable, plainTable } from '@souterrain/odds/attention-donjon';
import { successes } from '@souterrain/odds/attention-donjon-2';
import { type Duel, duel } from '@souterrain/odds/cinquante-etages';
import type { Peer } from './peer.ts';

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const CHECKS = { dice: 12, difficulty: 8 };
const OPPOSED = { dice: 12, minimum: 2 };
const GAMBLES = { dice: 8, difficulty: 6 };
const JETS = { dice: 6, skills: range(-2, 6), difficulties: range(1, 16) };

/** The longest fight of the game's figures: both sides tough, neither able to end it soon. */
const DUEL: Duel = {
  hero: { value: 12, damage: 2, atk: 0, armour: 6, charisma: 5, pv: 58 },
  creature: { value: 12, damage: 2, atk: 0, armour: 6, pv: 58 },
};

/** One question of the bench: asked of the odds, and of a library where one can answer it. */
export interface Question {
  readonly id: string;
  readonly title: string;
  /** How often to ask in one timing, for the odds and for the library. */
  readonly times: { readonly odds: number; readonly peer?: number };
  /** What is timed; nothing is kept from one call to the next. */
  odds(): unknown;
  peer?(peer: Peer): Figures;
  /** The figures to compare with the library's. */
  figures?(): Figures;
  /** At least so many times the library, and the aim. */
  readonly ratio?: { readonly least: number; readonly aim: number };
  /** At most so many milliseconds, and the aim. */
  readonly milliseconds?: { readonly most: number; readonly aim: number };
}

export type Figures = readonly number[] | readonly (readonly number[])[];

const jets = (): Float64Array => {
  const successOf = successes();
  const chances = new Float64Array(JETS.dice * JETS.skills.length * JETS.difficulties.length);
  let at = 0;
  for (let dice = 1; dice <= JETS.dice; dice++)
    for (const skill of JETS.skills)
      for (const difficulty of JETS.difficulties) chances[at++] = successOf({ dice, skill, difficulty });
  return chances;
};

const gambled = gambledTable(GAMBLES);

export const QUESTIONS: readonly Question[] = [
  {
    id: 'checks',
    title: 'AD1 checks, 1 to 12 dice, difficulty 0 to 8 / @yipe/dice',
    times: { odds: 2000, peer: 100 },
    odds: () => plainTable(CHECKS),
    peer: (peer) => peer.checkTable(CHECKS),
    figures: () => range(1, CHECKS.dice).flatMap((n) => [...plainTable(CHECKS).row(n)]),
    ratio: { least: 5, aim: 25 },
  },
  {
    id: 'opposed',
    title: 'AD1 opposed, 1 to 12 dice each / dice-pool-calc',
    times: { odds: 1000, peer: 2 },
    odds: () => opposedTable(OPPOSED),
    peer: (peer) => peer.opposedTable(OPPOSED),
    figures: () => range(1, OPPOSED.dice).flatMap((n) => [...opposedTable(OPPOSED).row(n).subarray(1)]),
    ratio: { least: 150, aim: 500 },
  },
  {
    id: 'jets',
    title: 'AD2 Jets with a rescue, 1 to 6 dice, skill -2 to 6, difficulty 1 to 16 / dice-pool-calc',
    times: { odds: 20, peer: 1 },
    odds: jets,
    peer: (peer) => peer.jetTable(JETS),
    figures: () => [...jets()],
    ratio: { least: 10, aim: 10 },
  },
  {
    id: 'gambles',
    title: 'AD1 best Coups de poker, 1 to 8 dice, difficulty 1 to 6, to 1e-12',
    times: { odds: 20 },
    odds: () => gambledTable(GAMBLES),
    milliseconds: { most: 5, aim: 0.5 },
  },
  {
    id: 'lookup',
    title: 'one look-up in that table',
    times: { odds: 100_000 },
    odds: () => gambled.chance(5, 3),
    milliseconds: { most: 0.001, aim: 0.001 },
  },
  {
    id: 'duel',
    title: 'C50 whole duel, 58 PV each',
    times: { odds: 5 },
    odds: () => duel(DUEL),
    milliseconds: { most: 50, aim: 50 },
  },
];
