import type { Entries, Path } from '@souterrain/content';
import type { SHARED_KINDS } from '../schema/index.ts';

/** What the checks read of a pack of either edition. */
export type SharedPack = Entries<typeof SHARED_KINDS>;

/** Something that entries do not agree on. */
export interface Fault<K extends string = string> {
  readonly kind: K;
  readonly id: string;
  readonly path: Path;
  readonly message: string;
}
