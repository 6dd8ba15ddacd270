import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { Spoken } from '../../text/spoken.ts';
import type { HB, Situation } from '../../world.ts';

/** One thing the MJ may do: an option of the decision `mj`. */
export interface Command extends Spoken {
  readonly rule: RuleId;
  /** Its place in the panel of the MJ. */
  readonly place: number;
  /** Whether it makes sense now, never listed otherwise; always, unless stated. */
  readonly isOffered?: (g: Situation) => boolean;
  readonly run: (g: HB) => Rule<void>;
}

export const defineCommand = (command: Command): Command => command;

export const inScene = ({ state: { scene } }: Situation): boolean => scene !== null;
export const outOfCombat = ({ state: { combat } }: Situation): boolean => combat === null;
export const inQuietScene = ({ state: { scene, combat } }: Situation): boolean => scene !== null && combat === null;
