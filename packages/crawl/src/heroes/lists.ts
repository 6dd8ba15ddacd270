import type { RuleId } from '@souterrain/catalog';
import type { Attribute, Words } from '../content/types.ts';
import type { TalentNode } from './trees.ts';

/** AD1-HERO-10. Its list of talents is the tree of the same id. */
export interface Origin {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: Words;
  /** +1 in one of them, chosen where there are several. */
  readonly raises: readonly [Attribute, ...Attribute[]];
  readonly innate: readonly string[];
  /** AD1-IMPE-03: a free talent of level 1, of any career. */
  readonly eclectic?: true;
}

/** AD1-HERO-22: may be bought at creation whatever its rarity; at this price where it has none. */
export interface Special {
  readonly id: string;
  readonly price?: number;
}

/** AD1-HERO-11. Its list of talents is the tree of the same id. */
export interface Career {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: Words;
  readonly items: readonly string[];
  /** +1 at creation. */
  readonly skill: string;
  /** One of them at most. */
  readonly specials: readonly Special[];
  /** AD1-HERO-23: origins it is closed to all but; empty is open to all. */
  readonly origins: readonly string[];
}

/** What an edition makes its heroes from. */
export interface Lists {
  readonly origins: Readonly<Record<string, Origin>>;
  readonly careers: Readonly<Record<string, Career>>;
  readonly trees: Readonly<Record<string, readonly TalentNode[]>>;
  /** Talents that come with another. */
  readonly grants: Readonly<Record<string, readonly string[]>>;
}

/** AD1-HERO-23. */
export const openTo = (careers: Lists['careers'], origin: string): readonly Career[] =>
  Object.values(careers).filter(({ origins }) => origins.length === 0 || origins.includes(origin));
