import type { Outcome } from '@souterrain/kernel';
import type { Labelled } from '@souterrain/words';
import type { C50Event, C50EventType } from '../events.ts';
import type { VariantId, Variants } from '../variants.ts';
import type { DecisionId, OutcomeId, Questions, TermKey } from './keys.ts';

export type NameOf = (seat: number) => string;

/** Who is asked, and the names of the others. */
export interface Table {
  readonly who: string;
  readonly name: NameOf;
}

/** The square an option points at, as on a chess board. */
export interface Spot {
  readonly square?: string;
}

type AskedOf<D extends DecisionId> = Readonly<Questions[D]['params']> & Table;
type OptionsOf<D extends DecisionId> = Questions[D]['options'];

export type Prompts = { readonly [D in DecisionId]: (asked: AskedOf<D>) => string };

export type Options = {
  readonly [D in DecisionId]: {
    readonly [L in keyof OptionsOf<D>]: (offered: OptionsOf<D>[L] & Spot, asked: AskedOf<D>) => Labelled;
  };
};

export type EventLines = {
  readonly [T in C50EventType]: (event: Extract<C50Event, { type: T }>, name: NameOf) => string | undefined;
};

export type VariantWords = {
  readonly [V in VariantId]: { readonly label: string; readonly values: Readonly<Record<Variants[V], string>> };
};

/** All that the game says in one language: a missing key is a type error. */
export interface Catalogue {
  readonly title: string;
  readonly pitch: string;
  readonly prompts: Prompts;
  readonly options: Options;
  readonly terms: Readonly<Record<TermKey, string>>;
  /** What things of the packs are called on their own line, and what odds say of them. */
  readonly names: Readonly<Record<string, string>>;
  /** A seat without a name. */
  readonly nobody: (seat: number) => string;
  /** The last touch on every text: spaces and signs of the language. */
  readonly typeset: (text: string) => string;
  readonly events: EventLines;
  readonly choices: {
    readonly classe: { readonly label: string; readonly values: Readonly<Record<string, Labelled>> };
  };
  readonly variants: VariantWords;
  readonly outcomes: Readonly<Record<OutcomeId, (outcome: Outcome, name: NameOf) => string>>;
}
