import type { Labelled } from '@souterrain/words';
import type { AD1Event } from '../events.ts';
import type { VariantId, Variants } from '../variants.ts';

/** What sentences are made with: names of figures and things in the reader's language. */
export interface Tell {
  /** A hero by the name of its player, a creature by its own: « Orque 2 ». */
  figure(id: string | null): string;
  seat(seat: number): string;
  /** A group by the plural of its creatures. */
  group(id: string): string;
  /** Anything else that has a name: an item, a talent, a state, a trait, a card, a room. */
  name(id: string): string;
  card(card: string): string;
}

export interface Asked extends Tell {
  readonly who: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Offered extends Asked {
  readonly option: {
    readonly id: string;
    readonly params: Readonly<Record<string, string | number>>;
    /** The kind of action it spends. */
    readonly cost: string | undefined;
  };
  /** The square, figure, door or item it points at, in words. */
  readonly at: string | undefined;
}

/** One line of the journal for each event of a concept; undefined for what only moves figures or repeats another line. */
export type Lines<E extends AD1Event> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, tell: Tell) => string | undefined;
};

export type EventLines = Lines<AD1Event>;

export type VariantWords = {
  readonly [V in VariantId]: { readonly label: string; readonly values: Readonly<Record<Variants[V], string>> };
};

/** All that the game says in one language. */
export interface Catalogue {
  readonly lang: 'fr' | 'en';
  readonly title: string;
  readonly pitch: string;
  /** By decision id. */
  readonly prompts: Readonly<Record<string, (asked: Asked) => string>>;
  /** By label, or by `decision/label` where a decision says it in its own way. */
  readonly options: Readonly<Record<string, (offered: Offered) => Labelled>>;
  readonly events: EventLines;
  /** Sums, their terms, purposes of rolls: what is not a thing of the content. */
  readonly terms: Readonly<Record<string, string>>;
  readonly variants: VariantWords;
  readonly games: {
    readonly scenario: string;
    readonly hasard: Labelled;
    readonly campagne: { readonly label: string; readonly non: Labelled; readonly oui: Labelled };
  };
  readonly heroes: {
    readonly label: string;
    readonly nouveau: Labelled;
    readonly fiche: string;
    readonly sansFiche: Labelled;
  };
  readonly suits: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<string, string>>;
  cardName(rank: string, suit: string): string;
  readonly joker: string;
  readonly outcomes: Readonly<Record<'victoire' | 'defaite', string>>;
  readonly nobody: (seat: number) => string;
  readonly typeset: (text: string) => string;
}
