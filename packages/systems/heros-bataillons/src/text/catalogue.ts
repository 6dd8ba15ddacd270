import type { Labelled } from '@souterrain/words';
import type { HBEvent } from '../events.ts';
import type { VariantId, Variants } from '../variants.ts';
import type { Sentences, Tell, Terms } from './spoken.ts';

/** One line of the journal for each event of a chapter; undefined for what only moves figures or repeats another line. */
export type Lines<E extends HBEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, tell: Tell) => string | undefined;
};

export type VariantWords = {
  readonly [V in VariantId]: { readonly label: string; readonly values: Readonly<Record<Variants[V], string>> };
};

/** A choice made before the game, with its values. */
export interface Setting {
  readonly label: string;
  readonly values: Readonly<Record<string, Labelled>>;
}

/** All that the game says in one language. */
export interface Catalogue extends Sentences {
  readonly lang: 'fr' | 'en';
  /** What has no entry in the content; with a dash at the end, what ids made of a word and of another id begin with: `talent-`. */
  readonly terms: Terms;
  readonly and: string;
  /** A question that each answers in secret. */
  readonly vote: (question: string) => string;
  readonly nobody: (seat: number) => string;
  readonly typeset: (text: string) => string;
  readonly title: string;
  readonly pitch: string;
  readonly events: Lines<HBEvent>;
  /** What abilities, schools and forms do, in a line each: read before a choice that lasts. */
  readonly effects: Terms;
  readonly variants: VariantWords;
  readonly games: Readonly<Record<string, Setting>>;
  readonly heroes: Setting;
  readonly sheets: Setting;
  readonly outcomes: Readonly<Record<'victoire' | 'defaite' | 'nul', string>>;
}
