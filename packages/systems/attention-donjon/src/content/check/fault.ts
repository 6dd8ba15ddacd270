import type { Entries, Path } from '@souterrain/content';
import type { KINDS } from '../schema/index.ts';

export type Pack = Entries<typeof KINDS>;
export type Kind = keyof Pack & string;

/** Something that entries do not agree on. */
export interface Fault {
  readonly kind: Kind;
  readonly id: string;
  readonly path: Path;
  readonly message: string;
}
