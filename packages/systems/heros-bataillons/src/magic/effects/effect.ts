import type { Rule } from '@souterrain/kernel';
import type { Being, Tested } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';
import type { School } from '../spell.ts';

/** HB-SCH-08: what Toucher does instead of damage. */
export interface SchoolEffect {
  readonly id: string;
  readonly school: School;
  readonly on: 'ennemi' | 'allie';
  /** What the target tests to avoid it. */
  readonly resisted: Tested | null;
  /** HB-MAG-29: false for what happens at once. */
  readonly lasts: boolean;
  readonly apply: (g: HB, cast: Cast, order: { target: Being; rounds: number }) => Rule<void>;
}
