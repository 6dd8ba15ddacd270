import type { SeatId } from '@souterrain/kernel';
import type { Combat } from './combat/state.ts';
import type { Delve } from './delve/state.ts';
import type { Secret, Table } from './master/state.ts';
import type { Being, BeingId, Mode, Mule, Phase, Scene, Settings } from './pieces.ts';
import type { Variants } from './variants.ts';

export type { Combat, Slot, Struck, Turn } from './combat/state.ts';
export type { Delve, Room, Sequel } from './delve/state.ts';
export type { Correction, Secret, Table } from './master/state.ts';

export interface HBState {
  readonly variants: Variants;
  readonly mode: Mode;
  readonly settings: Settings;
  phase: Phase;
  /** Minutes since 00:00 of day 1; a campaign starts at 06:00 (HB-TIME-02). */
  clock: number;
  /** Past that minute: only where rounds are the sum of their turns (HB-Q-30). */
  seconds: number;
  /** `gold` is what a hero of another game brought with it. */
  readonly players: { readonly name: string; readonly hero: string; readonly gold?: number }[];
  /** HB-GM-01: the seat of the MJ, if any; null while it is empty (HB-GM-20). */
  master: SeatId | null;
  table: Table;
  beings: Being[];
  /** HB-GEAR-05: a group purse. */
  gold: number;
  mules: Mule[];
  scene: Scene | null;
  combat: Combat | null;
  delve: Delve | null;
  /** What the MJ keeps to itself: hidden rolls, notes. */
  secrets: Secret[];
  /** The next number given to something new. */
  next: number;
  result: 'victoire' | 'defaite' | 'nul' | null;
}

export type Player = HBState['players'][number];

export function beingOf({ beings }: HBState, id: BeingId): Being {
  for (const being of beings) if (being.id === id) return being;
  throw new Error(`no being ${id}`);
}
