import type { GameEvent } from '@souterrain/kernel';
import type { AttackEntry, Being, BeingId, ZoneId } from '../pieces.ts';

export type Increment = 'for' | 'agi' | 'vol' | 'end' | 'de' | 'armure';

export type BattalionEvent =
  /** HB-BAT-16, HB-BAT-17, HB-BAT-23: `value` is what it is raised to. */
  | (GameEvent & {
      readonly type: 'battalionImproved';
      readonly being: BeingId;
      readonly what: Increment;
      readonly value: number;
      readonly attacks: readonly AttackEntry[];
    })
  /** HB-BAT-11: gone, but for those who stay and fight one by one (HB-BAT-12). */
  | (GameEvent & {
      readonly type: 'battalionRouted';
      readonly being: BeingId;
      readonly zone: ZoneId | null;
      readonly remaining: readonly Being[];
    });
