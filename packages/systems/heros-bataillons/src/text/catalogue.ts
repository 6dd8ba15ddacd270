import type { Labelled } from '@souterrain/words';
import type { HBEvent } from '../events.ts';
import type { VariantId, Variants } from '../variants.ts';
import type { About } from './about.ts';

/** What sentences are made with: names in the reader's language. */
export interface Tell {
  /** Anything with an id: a hero by its player, an adversary, a zone, an object, a state, an attribute. */
  name(id: string | null): string;
  seat(seat: number): string;
  list(ids: readonly string[]): string;
}

export interface Asked extends Tell {
  readonly who: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The name of what a param of the question points at. */
  of(param: string): string;
}

export interface Offered extends Asked {
  /** The name of what a param of the option points at. */
  its(param: string): string;
  /** The square, figure or object it points at, in words. */
  readonly at: string | undefined;
}

/** One line of the journal for each event of a chapter; undefined for what only moves figures or repeats another line. */
export type Lines<E extends HBEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, tell: Tell) => string | undefined;
};

export type Prompts = Readonly<Record<string, (asked: Asked) => string>>;
export type Options = Readonly<Record<string, (offered: Offered) => string>>;
export type Terms = Readonly<Record<string, string>>;

export type VariantWords = {
  readonly [V in VariantId]: { readonly label: string; readonly values: Readonly<Record<Variants[V], string>> };
};

/** A choice made before the game, with its values. */
export interface Setting {
  readonly label: string;
  readonly values: Readonly<Record<string, Labelled>>;
}

/** What the game asks in one language, apart from its journal: a first decision needs no more. */
export interface Asking {
  readonly lang: 'fr' | 'en';
  /** By prompt, then by decision id. */
  readonly prompts: Prompts;
  /** By label, or by `decision/label` where a decision says it in its own way. */
  readonly options: Options;
  /** In the same way: what an option does. */
  readonly hints: Options;
  /** What has no entry in the content: states, reasons, labels that need no more. */
  readonly terms: Terms;
  /** What an id made of a word and of another id means: `talent-endurci`. */
  readonly prefixes: Terms;
  readonly and: string;
  /** A question that each answers in secret. */
  readonly vote: (question: string) => string;
  readonly nobody: (seat: number) => string;
  readonly typeset: (text: string) => string;
}

/** All that the game says in one language. */
export interface Catalogue extends Asking {
  readonly title: string;
  readonly pitch: string;
  readonly events: Lines<HBEvent>;
  /** Read before a choice that lasts. */
  readonly about: About;
  readonly variants: VariantWords;
  readonly games: Readonly<Record<string, Setting>>;
  readonly heroes: Setting;
  readonly sheets: Setting;
  readonly outcomes: Readonly<Record<'victoire' | 'defaite' | 'nul', string>>;
}
