import type { RuleId } from '@souterrain/catalog';
import type { ByLang } from '@souterrain/words';
import type { Attribute } from '../content/types.ts';
import type { TalentNode } from './trees.ts';

interface Taught {
  readonly id: string;
  readonly rule: RuleId;
  /** A proper name: the same in both languages. */
  readonly name: string;
  /** What it is good for, in a line. */
  readonly pitch: ByLang<string>;
  readonly talents: readonly TalentNode[];
}

/** AD1-HERO-10. */
export interface Origin extends Taught {
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

/** AD1-HERO-11. */
export interface Career extends Taught {
  readonly items: readonly string[];
  /** +1 at creation. */
  readonly skill: string;
  /** One of them at most. */
  readonly specials: readonly Special[];
  /** AD1-HERO-23: origins it is closed to all but; empty is open to all. */
  readonly origins: readonly string[];
}

/** What a talent brings beside what it does. */
export interface Gifts {
  /** AD1-DODGE-31: talents that come with it. */
  readonly gives?: readonly string[];
  /** AD1-IMPE-09: a talent of level 1, of any career, comes with it. */
  readonly eclectic?: true;
  /** AD1-XP-13: it opens a Carrière besides the first. */
  readonly opensCareer?: true;
}

/** What an edition makes its heroes from. */
export interface Lists {
  readonly origins: Readonly<Record<string, Origin>>;
  readonly careers: Readonly<Record<string, Career>>;
  readonly trees: Readonly<Record<string, readonly TalentNode[]>>;
  featureOf(talent: string): Gifts | undefined;
}

/** AD1-HERO-23. */
export const openTo = (careers: Lists['careers'], origin: string): readonly Career[] =>
  Object.values(careers).filter(({ origins }) => origins.length === 0 || origins.includes(origin));

export const defineOrigin = (origin: Origin): Origin => origin;
export const defineCareer = (career: Career): Career => career;

/** By id, in the order in which they are offered. */
export const byId = <T extends Taught>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

export const treesOf = (...lists: readonly Taught[]): Lists['trees'] =>
  Object.fromEntries(lists.map(({ id, talents }) => [id, talents]));
