/** What one question may weigh: past this an exact answer would take seconds, or more memory than it is worth. */
export const LIMITS = {
  /** Characters of an expression. */
  length: 500,
  /** Brackets and signs inside one another. */
  depth: 50,
  /** A plain number, with or without its sign. */
  number: 1_000_000,
  /** Dice of one pool. */
  dice: 1000,
  /** Sides of a numbered die. */
  sides: 1000,
  /** Worths written out on one die. */
  faces: 100,
  /** Sides of a die thrown again once: it has the square of them as ways. */
  'sides-rerolled': 200,
  /** Different totals of any part of the expression. */
  totals: 20_000,
  /** Additions and multiplications that an expression asks for, as an order of magnitude. */
  steps: 200_000_000,
} as const;

export type Limit = keyof typeof LIMITS;

/** How often one die may explode in a row. */
export const MOST_EXPLOSIONS = 60;
/** An explosion less likely than this is not followed further. */
export const LEAST_EXPLOSION = 1e-18;
