/** What is kept, and how often it was written: a record from before revisions has none. */
export interface Kept {
  readonly id: string;
  readonly rev?: Revision | undefined;
}

/** A number that grows with every write, and who wrote: a record that was taken away and made anew never passes for the old one. */
export type Revision = `${number} ${string}`;

/** What stood when it was read: undefined for nothing, null for a record from before revisions. */
export type Read = Revision | null | undefined;

/** Made over what was read, by whom. */
export type Change<T extends Kept> =
  | { readonly put: T; readonly over: Read; readonly by: string }
  | { readonly remove: string; readonly over: Read };

/** A record that is no longer what a change was made over. */
export interface Lost<T extends Kept> {
  readonly id: string;
  readonly stands: T | undefined;
}

/** Records of one kind, wherever they are kept. */
export interface Records<T extends Kept> {
  read(id: string): Promise<T | undefined>;
  /** Newest first. */
  list(): Promise<readonly T[]>;
  /**
   * Every change or none: one whose record is not what it was read as loses, and all with it. Resolves once what was written
   * survives a power cut; rejects where nothing was written, or nobody knows.
   */
  commit(changes: readonly Change<T>[]): Promise<Lost<T> | undefined>;
}

export const idOf = <T extends Kept>(change: Change<T>): string => ('put' in change ? change.put.id : change.remove);

export const readOf = (record: Kept | undefined): Read => record && (record.rev ?? null);

/** The revision that a write gives, one further than what it was made over. */
export const nextOf = (over: Read, by: string): Revision => `${Number.parseInt(over ?? '0', 10) + 1} ${by}`;

/** The record as it is written. */
export const written = <T extends Kept>({ put, over, by }: Extract<Change<T>, { put: T }>): T => ({
  ...put,
  rev: nextOf(over, by),
});

/** The first change that was made over something else than what stands. */
export function lostAmong<T extends Kept>(
  changes: readonly Change<T>[],
  standing: (id: string) => T | undefined,
): Lost<T> | undefined {
  for (const change of changes) {
    const id = idOf(change);
    const stands = standing(id);
    if (readOf(stands) !== change.over) return { id, stands };
  }
  return undefined;
}
