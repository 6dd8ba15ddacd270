import type { SeatId } from '@souterrain/kernel';
import { hideFrom } from './master/hide.ts';
import type { HBState } from './state.ts';
import type { HB } from './world.ts';

export type HBView = HBState;

/** HB-GM-01: what a seat may know. Rooms that were never opened do not exist before their dice are rolled. */
export const view = ({ state }: Pick<HB, 'state'>, seat: SeatId | undefined): HBView => hideFrom(state, seat);
