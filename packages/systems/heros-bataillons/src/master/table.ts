import type { SeatId } from '@souterrain/kernel';
import type { HBState, Table } from '../state.ts';

/** HB-GM-03: seconds; a client counts them, the engine has no clock. */
const DELAY = 30;

export const newTable = (): Table => ({
  adventure: null,
  attentive: false,
  delay: DELAY,
  absent: null,
  hidden: [],
  away: [],
  barred: [],
  failed: [],
  lastCheck: null,
  lastCorrection: null,
});

/** HB-GM-17: the MJ is there and asked to be asked; otherwise the defaults apply at once. */
export const isAttentive = ({ master, table }: HBState): boolean => master !== null && table.attentive;

/** The seat that gives commands. */
export const masterOf = ({ master }: HBState): SeatId => master!;
