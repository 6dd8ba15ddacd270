import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import type { DodgeLevel, DodgeReason, MoveKind } from './events.ts';

export interface Move {
  readonly to: Cell;
  readonly kind: MoveKind;
}

/** Why a movement needs an Esquive, and which. */
export interface DodgeNeed {
  readonly level: DodgeLevel;
  readonly why: DodgeReason;
  readonly rules: readonly RuleId[];
}
