import type { AttackEntry, CreatureEntry as SharedEntry } from '@souterrain/crawl/content';

/** AD1-BEST-01. Attributes that are not listed are worth the level; null is null. */
export interface CreatureEntry extends SharedEntry {
  readonly traits?: Readonly<Record<string, number | null>>;
  /** AD1-DERIV-15: printed values are used as they are. */
  readonly parade?: number;
  readonly endurance?: number;
  /** The bracketed value, where it differs. */
  readonly natural?: number;
  readonly attacks: readonly AttackEntry[];
}
