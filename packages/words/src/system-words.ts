import type { Asked, AskedOption, GameEvent, Outcome, Params, TextKey } from '@souterrain/kernel';

/** Who sits where: sentences name people, never « vous ». */
export interface Company {
  readonly names: readonly string[];
}

export interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/** What a question is asked with, and the names of what is on a board: all that a first decision says. */
export interface AskingWords {
  prompt(decision: Asked, company: Company): string;
  option(decision: Asked, option: AskedOption, company: Company): Labelled;
  /** The name of a thing, of a sum or of one of its terms in « Pourquoi ? ». */
  term(label: TextKey, params: Params | undefined): string;
}

/** All that a system says in one language. Clients print it; rules never do. */
export interface SystemWords<E extends GameEvent = GameEvent> extends AskingWords {
  readonly title: string;
  /** One sentence for the card of the system. */
  readonly pitch: string;
  /** One line of the journal; undefined for an event that only moves figures. */
  event(event: E, company: Company): string | undefined;
  /** The name of a choice made before the game, or of one of its values. */
  choice(id: string, value?: string): Labelled;
  /** The name of a variant, or of one of its readings. */
  variant(id: string, value?: string): Labelled;
  outcome(outcome: Outcome, company: Company): string;
}
