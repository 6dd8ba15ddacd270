import type { OddsSummary } from '@souterrain/kernel';

/** What one way to take an action is worth, to compare it with the others. */
export interface Weighed {
  readonly summary: OddsSummary;
  readonly worth: number;
}
