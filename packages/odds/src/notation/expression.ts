/** Which way a comparison looks. */
export type Sign = '>=' | '<=' | '>' | '<' | '=';

export interface Comparison {
  readonly sign: Sign;
  readonly than: number;
}

/** What is on a die: 1 to `sides`, or worths written out. `dF` is written out too, as -1, 0, 1. */
export type Faces =
  | { readonly kind: 'numbered'; readonly sides: number }
  | { readonly kind: 'worths'; readonly worths: readonly number[] };

export interface Reroll {
  readonly when: Comparison;
  readonly once: boolean;
}

export interface Keep {
  readonly which: 'highest' | 'lowest';
  readonly dice: number;
}

/** Like dice thrown together. A reroll concerns every throw of a die, those that an explosion adds too. */
export interface Dice {
  readonly kind: 'dice';
  readonly count: number;
  readonly faces: Faces;
  readonly reroll?: Reroll;
  readonly explode?: Comparison;
  readonly keep?: Keep;
}

/** The shape of what was typed, without its spaces, needless brackets and positions. Dice written twice are thrown twice. */
export type Expression =
  | Dice
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'negate'; readonly of: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly sign: '+' | '-' | '*';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'pick'; readonly which: 'max' | 'min'; readonly of: readonly Expression[] }
  /** How many of the dice pass. */
  | { readonly kind: 'count'; readonly dice: Dice; readonly passing: Comparison }
  /** Whether the total passes: 1 or 0. */
  | { readonly kind: 'compare'; readonly of: Expression; readonly passing: Comparison };

/** A whole question. */
export type Question = Expression | { readonly kind: 'versus'; readonly left: Expression; readonly right: Expression };

/**
 * What a comparison counts one by one: dice numbered 1 to N of which none is dropped, as in the rpg-dice-roller family. Of
 * all else, dice in brackets and dice with worths included, it judges the total.
 */
export const isCounted = (expression: Expression): expression is Dice =>
  expression.kind === 'dice' && expression.faces.kind === 'numbered' && expression.keep === undefined;

export function passes({ sign, than }: Comparison, total: number): boolean {
  switch (sign) {
    case '>=':
      return total >= than;
    case '<=':
      return total <= than;
    case '>':
      return total > than;
    case '<':
      return total < than;
    case '=':
      return total === than;
  }
}
