import { type Fortune, PLAIN, reussitesIn } from './fortune.ts';
import type { Thrown } from './thrown.ts';

/**
 * A Jet settled: both figures are kept, what the dice say and the best that Réussites could make of it (AD2-REU-16,
 * AD2-PREC-06).
 */
export interface Verdict {
  /** AD2-ATTR-04: 0 without a die. */
  readonly best: number;
  readonly base: number;
  readonly reussites: number;
  readonly reachable: number;
  /** Réussites spent for +1 each. */
  readonly used: number;
  readonly result: number;
  readonly success: boolean;
  /** Réussites left to spend; none on a failure (AD2-REU-14). */
  readonly surplus: number;
}

/** AD2-ORDRE-14, AD2-ORDRE-15: the count, then the verdict. */
export function verdictOf(
  { standing, tallies }: Thrown,
  {
    added,
    difficulty,
    fortune = PLAIN,
  }: { readonly added: number; readonly difficulty: number; readonly fortune?: Fortune },
): Verdict {
  let best = 0;
  // AD2-JET-08.
  for (const face of standing) if (face > best) best = face;
  // AD2-COMP-03, AD2-JET-15: whatever the Compétence, below 0 too.
  const base = best + added;
  let reussites = 0;
  // AD2-POKER-06, AD2-POKER-12: tallies add up, each floored on its own, all with the same threshold and loss level.
  for (const faces of tallies) reussites += reussitesIn(faces, fortune);
  const reachable = base + reussites;
  // AD2-JET-11, AD2-JET-12: by how much, and with which faces, is nothing to it.
  // AD2-REU-08: judged on what the Jet could reach; the fewest Réussites needed are reserved, +1 each (AD2-REU-03,
  // AD2-REU-04), and what is over is left (AD2-JET-14).
  const success = reachable >= difficulty;
  const used = Math.min(reussites, Math.max(0, difficulty - base));
  return {
    best,
    base,
    reussites,
    reachable,
    used,
    result: base + used,
    success,
    surplus: success ? reussites - used : 0, // AD2-REU-15
  };
}

/** AD2-REU-09: the reservation undone; a Jet left below its Difficulté fails and loses its Réussites. */
export const declined = (verdict: Verdict): Verdict =>
  verdict.used === 0 ? verdict : { ...verdict, used: 0, result: verdict.base, success: false, surplus: 0 };
