import type { SeatId } from '@souterrain/kernel';
import { deciderOf } from '../combat/decider.ts';
import type { Being } from '../pieces.ts';
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

/** HB-ACT-05, HB-GM-04, HB-GM-09: a hero of somebody else, who may ask the MJ for something. */
export const mayRequest = (state: HBState, being: Being): boolean =>
  state.master !== null && being.kind === 'heros' && deciderOf(state, being) !== state.master;

/** The seat that gives commands. */
export const masterOf = ({ master }: HBState): SeatId => master!;
