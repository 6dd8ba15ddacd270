import type { Spoken as SpokenIn } from '@souterrain/words';

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

export type Terms = Readonly<Record<string, string>>;

/** What is asked and offered in one language. */
export interface Sentences {
  /** By prompt, then by decision id. */
  readonly prompts: Readonly<Record<string, (asked: Asked) => string>>;
  /** By label, or by `decision/label` where a decision says it in its own way. */
  readonly options: Readonly<Record<string, (offered: Offered) => string>>;
  /** In the same way: what an option does. */
  readonly hints: Sentences['options'];
}

/** What an ability, a manoeuvre, a spell, a state, an action says for itself. */
export type Spoken = SpokenIn<Partial<Sentences>>;
