import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { HB, Situation } from '../../world.ts';

/** One thing the MJ may do: an option of the decision `mj`. */
export interface Command {
  readonly id: string;
  readonly rule: RuleId;
  /** Whether it makes sense now; never listed otherwise. */
  readonly isOffered: (g: Situation) => boolean;
  readonly run: (g: HB) => Rule<void>;
}

export const always = (): boolean => true;
export const inScene = ({ state: { scene } }: Situation): boolean => scene !== null;
export const outOfCombat = ({ state: { combat } }: Situation): boolean => combat === null;
export const inQuietScene = ({ state: { scene, combat } }: Situation): boolean => scene !== null && combat === null;
