import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { HB, State } from '../../state.ts';

/** One thing the MJ may do: an option of the decision `mj`. */
export interface Command {
  readonly id: string;
  readonly rule: RuleId;
  /** Whether it makes sense now; never listed otherwise. */
  readonly isOffered: (state: State) => boolean;
  readonly run: (g: HB) => Rule<void>;
}

export const always = (): boolean => true;
export const inScene = ({ scene }: State): boolean => scene !== null;
export const outOfCombat = ({ combat }: State): boolean => combat === null;
export const inQuietScene = ({ scene, combat }: State): boolean => scene !== null && combat === null;
