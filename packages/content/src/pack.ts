import type { Pack, Packs } from '@souterrain/kernel';
import type { z } from 'zod';
import type { PackHeader } from './header.ts';
import type { Issue, Path } from './read-yaml.ts';
import type { Lang } from './schema-words.ts';

export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** The kinds of entries a pack may hold, and what an entry of each must be; every entry has an `id`. */
export type Kinds = Readonly<Record<string, z.ZodType<{ readonly id: string }>>>;

export type Entries<K extends Kinds> = { readonly [N in keyof K]: Readonly<Record<string, z.output<K[N]>>> };

export interface Reading {
  /** English unless it is said otherwise. */
  readonly lang?: Lang;
  /** The packs of the game: what they hold may be named, and replaced where an entry says `replace: true`. */
  readonly beside?: Packs;
  /** Packs it is given with: what they hold may be named, and nothing of it had twice. */
  readonly others?: Packs;
  /** A pack of the id of one beside it is a later version of that one, and takes its place but for what that one uses. */
  readonly revised?: boolean;
}

/** Something that the entries of a pack do not agree on, or that rules forbid. */
export interface PackFault<K extends string = string> {
  readonly kind: K;
  readonly id: string;
  readonly path: Path;
  readonly message: string;
}

/** A pack is taken whole or refused whole, with every issue; what is only strange is told in both cases. */
export type PackResult = Told &
  (
    | { readonly ok: true; readonly pack: Pack & { readonly pack: PackHeader } }
    | { readonly ok: false; readonly issues: readonly Issue[] }
  );

export type RefusedPack = Extract<PackResult, { readonly ok: false }>;

interface Told {
  /** Undefined only where an issue says why. */
  readonly header: PackHeader | undefined;
  /** How many entries of each kind its files hold. */
  readonly written: Readonly<Record<string, number>>;
  readonly warnings: readonly Issue[];
}
