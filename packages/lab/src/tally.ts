import { fold, hashText, hashWords, type Played } from '@souterrain/kernel';

/** What a range of games gives. Tallies of ranges add up to the tally of the whole, in any order. */
export interface Tally {
  readonly games: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** The sum, modulo 2^32 in each half, of one digest a game; the number of the game is part of its digest. */
  readonly digest: readonly [number, number];
}

export const NO_GAMES: Tally = { games: 0, outcomes: {}, decisions: 0, digest: [0, 0] };

export interface OneGame {
  readonly index: number;
  readonly played: Played;
  /** The hash of its final state. */
  readonly hash: string;
}

export function tallyOf({ index, played, hash }: OneGame): Tally {
  const [a, b] = hashWords(`${index}|${hash}`);
  return {
    games: 1,
    outcomes: { [played.outcome.id]: 1 },
    decisions: played.decisions,
    digest: [fold(a, played.trace), fold(b, played.trace)],
  };
}

export function addTallies(one: Tally, other: Tally): Tally {
  const outcomes: Record<string, number> = { ...one.outcomes };
  for (const [id, count] of Object.entries(other.outcomes)) outcomes[id] = (outcomes[id] ?? 0) + count;
  return {
    games: one.games + other.games,
    outcomes,
    decisions: one.decisions + other.decisions,
    digest: [(one.digest[0] + other.digest[0]) >>> 0, (one.digest[1] + other.digest[1]) >>> 0],
  };
}

export interface Named {
  readonly id: string;
  readonly version: string;
}

/** One hash for a whole simulation: the same however its games were shared out. */
export function tallyHash(system: Named, seed: string, { games, digest }: Tally): string {
  return hashText([system.id, system.version, seed, games, ...digest].join('|'));
}
