import type { GameEvent } from '@souterrain/kernel';
import type { ByLang, Labelled, Lang } from '@souterrain/words';

/** How the reader's language counts, and says where. */
export interface Grammar {
  readonly lang: Lang;
  count(n: number, one: string, many: string): string;
  dice(n: number): string;
  deniers(n: number): string;
  door(id: string | number | undefined): string;
  zone(id: string | number | undefined): string;
}

/** What sentences are made with: names of figures and things in the reader's language. */
export interface Tell extends Grammar {
  /** A hero by the name of its player, a creature by its own: « Orque 2 ». */
  figure(id: string | null): string;
  seat(seat: number): string;
  /** A group by the plural of its creatures. */
  group(id: string): string;
  /** Creatures of a kind, several of them. */
  plural(creature: string): string | undefined;
  /** Anything else that has a name: an item, a talent, a state, a trait, a card, a room. */
  name(id: string): string;
  /** An attack, whose id may also be that of a talent. */
  attack(id: string): string;
  card(card: string): string;
  suit(suit: string): string;
  rank(rank: string): string;
  /** What harm comes from: a figure by its name, anything else by its own. */
  source(id: string): string;
  /** What a péripétie tells as it begins. */
  peripetieText(peripetie: string): string;
  /** What may be done about a péripétie, or one way of a choice it offers. */
  peripetieName(peripetie: string, id: string): string;
  /** Numbers of an attack in one line; undefined for what no item gives. */
  attackFacts(id: string): string | undefined;
  /** What an item is worth in a fight; empty for the others. */
  itemFacts(id: string): string;
  /** What a talent does, in a line. */
  talentEffect(id: string): string;
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
  /** The kind of action it spends, in words. */
  readonly type: string | undefined;
  /** What stands between a verb and its thing. */
  readonly colon: string;
}

type Prompt = string | ((asked: Asked) => string);

/** A hint follows the label where there is one. */
export type Label = string | readonly [label: string, hint: string] | ((offered: Offered) => Labelled);

/** What a rule asks, beside the rule. */
export interface Said {
  /** By decision id. */
  readonly prompts?: Readonly<Record<string, ByLang<Prompt>>>;
  /** By label, or by `decision/label` where a decision says it in its own way; what both languages make alike is written once. */
  readonly labels?: Readonly<Record<string, Label | ByLang<Label>>>;
  /** What its sums and options name besides. */
  readonly terms?: Readonly<Record<string, ByLang<string>>>;
}

export const defineWords = (said: Said): Said => said;

/** What one talent, thing, state or special rule says for itself. */
export interface Spoken extends Said {
  readonly id: string;
  /** As a sheet or a token says it; proper names of the game are the same in both languages. */
  readonly name?: string | ByLang<string>;
  /** What a talent does, in a line: read before it is chosen. */
  readonly effect?: ByLang<string>;
}

/** One line of the journal for each event of a concept; undefined for what only moves figures or repeats another line. */
export type Lines<E extends GameEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, tell: Tell) => string | undefined;
};

/** The readings of an edition's questions. */
export type VariantWords<V> = {
  readonly [K in keyof V]: { readonly label: string; readonly values: Readonly<Record<V[K] & string, string>> };
};

/** What both editions say in the same words. */
export interface Shared<E extends GameEvent> {
  readonly grammar: Grammar;
  readonly events: Lines<E>;
  /** Kinds of actions, by what an option costs. */
  readonly types: Readonly<Record<string, string>>;
  readonly colon: string;
  readonly suits: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<string, string>>;
  cardName(rank: string, suit: string): string;
  readonly joker: string;
  readonly nobody: (seat: number) => string;
  readonly typeset: (text: string) => string;
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
  readonly outcomes: Readonly<Record<'victoire' | 'defaite', string>>;
}

/** All that an edition says in one language: its events and its variants, none left out. */
export interface Catalogue<E extends GameEvent, V> extends Shared<E> {
  readonly title: string;
  readonly pitch: string;
  readonly prompts: Readonly<Record<string, Prompt>>;
  readonly labels: Readonly<Record<string, Label>>;
  /** Sums, their terms, purposes of rolls: what is not a thing of the content. */
  readonly terms: Readonly<Record<string, string>>;
  /** What a talent does, in a line: read before it is chosen. */
  readonly talents: Readonly<Record<string, string>>;
  readonly variants: VariantWords<V>;
}

/** The same, whatever happens and may be varied in the edition. */
export type Asking = Omit<Catalogue<never, never>, 'events' | 'variants'>;
