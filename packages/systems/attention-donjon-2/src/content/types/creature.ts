import type { Ai, CreatureEntry as SharedEntry } from '@souterrain/crawl/content';
import type { Characteristic } from '../../notation/index.ts';

/** AD2-MON-01 to AD2-MON-07: a monster profile; what is not printed has its default. */
export interface CreatureEntry extends Omit<SharedEntry, 'ai'> {
  /** AD2-MON-02: those that differ from the level; null is the dash. */
  readonly traits?: Readonly<Partial<Record<Characteristic, number | null>>>;
  readonly armure?: number;
  /** AD2-MON-06: one line of notation each. */
  readonly actions: readonly string[];
  /** What their names are in English, in the same order. */
  readonly english: readonly string[];
  /** AD2-NOT-34: the effects of its Réaction/Esquive. */
  readonly reaction?: string;
  /** AD2-MON-07: the tag of a special rule that names one. */
  readonly featureTags?: Readonly<Record<string, string>>;
  /** AD2-IA-01: the first decides how it moves. */
  readonly ai?: readonly Ai[];
}
