import { type Kept, type Read, readOf } from './records.ts';

/** What was asked to be kept and is not yet said to be: noted at once, so that a page that goes at that moment loses nothing. */
export interface Slip<T extends Kept> {
  readonly record: T;
  readonly over: Read;
  /** The keeper that asked. */
  readonly by: string;
}

/** One slip a thing, kept by the device without waiting; one that it cannot keep is forgotten. */
export interface Slips<T extends Kept> {
  note(slip: Slip<T>): void;
  read(id: string): Slip<T> | undefined;
  drop(id: string): void;
}

/** True for a record that this keeper wrote. */
export const isBy = (record: Kept | undefined, by: string): boolean => record?.rev?.includes(` ${by}.`) ?? false;

/** True where a slip says what comes after what stands. */
export const follows = <T extends Kept>({ over, by }: Slip<T>, stands: T | undefined): boolean =>
  readOf(stands) === over || isBy(stands, by);
