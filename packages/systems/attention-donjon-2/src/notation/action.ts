/** What one line of notation says (AD2-NOT-29). Plain JSON; registered words are held by id, free ones as written. */
export interface Action {
  readonly cost: Cost;
  readonly name: string | null;
  readonly tags: readonly string[];
  /** AD2-NOT-09: marked ATT. */
  readonly attack: boolean;
  readonly range: Range | null;
  readonly attribute: Attribute;
  readonly skill: Skill | null;
  /** (requise) follows the skill. */
  readonly required: boolean;
  readonly difficulty: Difficulty;
  /** AD2-NOT-19: null for a bare test. */
  readonly outcome: Outcome | null;
  readonly options: readonly ReussiteOption[];
}

/** AD2-NOT-05. */
export type Cost = 'standard' | 'bonus' | 'complexe' | 'reaction';

export type Attribute = 'agilite' | 'force' | 'mental' | 'savoir' | 'vigueur';
export type Characteristic = 'defense' | 'reflexes' | 'physique' | 'volonte';
export type Variable = 'X' | 'Y' | 'Z';
export type Sign = '+' | '-';

export type Range = { readonly kind: 'cac' } | { readonly kind: 'dst' | 'aur'; readonly zones: number };

/** AD2-COMP-01: the list is open, so a skill keeps the name it was written with. */
export interface Skill {
  readonly id: string;
  readonly name: string;
}

export interface Further<T> {
  readonly sign: Sign;
  readonly term: T;
}

export type Term = number | Variable;

export interface Difficulty {
  readonly first: Characteristic | Term;
  readonly rest: readonly Further<Term>[];
}

export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export type Quantity = Term | Dice;

/** The sign is the one written before the first quantity, if any: `Dommages +1` is not printed `Dommages 1`. */
export interface Amount {
  readonly sign: Sign | null;
  readonly first: Quantity;
  readonly rest: readonly Further<Quantity>[];
}

export type Outcome =
  | { readonly kind: 'enemy'; readonly failure: Effects; readonly success: Effects }
  | { readonly kind: 'own'; readonly effects: Effects };

/** Alternatives, each a list of effects applied together; none at all is the dash. */
export type Effects = readonly (readonly Effect[])[];

export type Effect =
  | { readonly kind: 'valued'; readonly id: string; readonly amount: Amount }
  | { readonly kind: 'state'; readonly id: string; readonly rounds: number | null }
  | { readonly kind: 'plain'; readonly id: string }
  | { readonly kind: 'extra-target'; readonly effects: Effects | null }
  | { readonly kind: 'removal'; readonly removed: string }
  | { readonly kind: 'dice'; readonly sign: Sign; readonly dice: number };

/** What Réussites buy: the price in Réussites and the most purchases in one Jet (AD2-NOT-24). */
export interface ReussiteOption {
  readonly price: number;
  readonly effects: Effects;
  readonly most: number | null;
}
