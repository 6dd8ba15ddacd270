/** One source of Dommages and what stands in its way. */
interface LossFactors {
  readonly dommages: number;
  readonly armure: number;
  readonly perforation?: number;
  /** AD2-NOT-08: the action is tagged [Direct]. */
  readonly direct?: boolean;
  /** The failure effect of an enemy action, suffered by a hero profile. */
  readonly failed?: boolean;
  /** Points cancelled by Réussites. */
  readonly cancelled?: number;
}

/** AD2-Q-04: may Armure absorb the whole of a failure? */
interface LossReadings {
  readonly failureMinDamage: 'one' | 'zero';
}

/** The Santé that one source costs. */
export function lossOf(
  { dommages, armure, perforation = 0, direct = false, failed = false, cancelled = 0 }: LossFactors,
  { failureMinDamage }: LossReadings = { failureMinDamage: 'one' },
): number {
  // AD2-EFF-05: nothing at 0 or less.
  if (dommages <= 0) return 0;
  // AD2-EFF-06: Perforation lowers the Armure for this source, not below 0.
  const stopped = direct ? 0 : Math.max(0, armure - perforation);
  // AD2-EFF-04: a failure always costs one point.
  const least = failed && failureMinDamage === 'one' ? 1 : 0;
  // AD2-ENN-16: Armure first, then Réussites.
  return Math.max(0, Math.max(least, dommages - stopped) - cancelled);
}
