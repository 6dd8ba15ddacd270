export { Keeper, type Keeping, type KeptState } from './keeper.ts';
export type { Leases } from './leases.ts';
export {
  type Change,
  idOf,
  type Kept,
  type Lost,
  lostAmong,
  type Read,
  type Records,
  type Revision,
  readOf,
  written,
} from './records.ts';
export { type Opened, Shelf, type ShelfParts } from './shelf.ts';
export type { Slip, Slips } from './slips.ts';
