import type { BeingId, Side } from '../pieces.ts';

/** HB-INI-04: who acts together, in the order of the round. */
export interface Slot {
  readonly side: Side;
  readonly beings: BeingId[];
}

/** HB-ATK-11: what a side has dealt to a target this round. */
export interface Struck {
  readonly side: Side;
  readonly target: BeingId;
  highest: number;
  dealt: number;
  /** How many attacks it was (HB-SOLO-15). */
  attacks: number;
}

export interface Turn {
  readonly being: BeingId;
  /** HB-MOV-02: the part of the movement before the action, or after it, is used. */
  moved: boolean;
  /** HB-MOV-02: one crossing a turn. */
  crossed: boolean;
  acted: boolean;
  /** Whether a part was used before the action. */
  movedBefore: boolean;
  /** HB-MAN-08: nothing is left of the movement, even after the action. */
  halted: boolean;
  /** HB-MAN-10. */
  repositioned: boolean;
  /** HB-ATK-18: attacking an ally was proposed and declined. */
  sparing: boolean;
}

export interface Combat {
  /** `perdue`: the other side won it, without surprise (HB-SOLO-16). */
  readonly initiative: 'normal' | 'depourvu' | 'surprise' | 'embuscade' | 'perdue';
  round: number;
  slots: Slot[];
  /** Index of the slot in progress, and who has acted this round. */
  slot: number;
  acted: BeingId[];
  /** Who has had a turn since the combat began (HB-INI-06, HB-HERO-02). */
  played: BeingId[];
  /** Who has spent this round's action in a joint attack before its turn (HB-ATK-11). */
  joined: BeingId[];
  turn: Turn | null;
  struck: Struck[];
  /** HB-MRL-01: how many of each side stood at the start. */
  readonly strength: Record<Side, number>;
  /** HB-MRL-01: the causes that have already made this side waver. */
  readonly shaken: Record<Side, string[]>;
  /** HB-EQP-04: whether the scene was under pressure before. */
  readonly pressure: boolean;
}
