import type { Amount, Quantity, Sign, Variable } from './action.ts';

/** What the rule that uses a line gives to its variables. */
export type Bindings = Readonly<Partial<Record<Variable, number>>>;

/** AD2-NOT-16: a variable without a value when the line is resolved. */
export class UnboundVariable extends Error {
  readonly code = 'E_UNBOUND_VARIABLE';
  readonly variable: Variable;
  constructor(variable: Variable) {
    super(`E_UNBOUND_VARIABLE: ${variable} has no value here`);
    this.variable = variable;
  }
}

const UNBOUND: Bindings = {};
const NONE: readonly number[] = [];
const PLAIN = {};

/** The amount with its variables bound and its dice thrown (`thrown` holds one total for each dice quantity, in order). */
export function amountOf(
  { sign, first, rest }: Amount,
  { bindings = UNBOUND, thrown = NONE }: { readonly bindings?: Bindings; readonly thrown?: readonly number[] } = PLAIN,
): number {
  // Most amounts are one number.
  if (typeof first !== 'object' && rest.length === 0) return signed(sign, bound(first, bindings));
  const totals = [...thrown];
  const value = (quantity: Quantity): number => {
    if (typeof quantity !== 'object') return bound(quantity, bindings);
    const total = totals.shift();
    if (total === undefined) throw new Error('the dice of this amount have not been thrown');
    return total;
  };
  let sum = signed(sign, value(first));
  for (const { sign: next, term } of rest) sum += signed(next, value(term));
  return sum;
}

/** False for most: nothing is thrown for them. */
export function hasDice({ first, rest }: Amount): boolean {
  if (typeof first === 'object') return true;
  for (const { term } of rest) if (typeof term === 'object') return true;
  return false;
}

/** The dice to throw for an amount, in order (AD2-EFF-19). */
export const diceIn = ({ first, rest }: Amount): { readonly count: number; readonly sides: number }[] =>
  [first, ...rest.map(({ term }) => term)].filter((quantity) => typeof quantity === 'object');

export const signed = (sign: Sign | null, value: number): number => (sign === '-' ? -value : value);

/** AD2-NOT-16: what a number or a variable is worth where the line is resolved. */
export function bound(term: number | Variable, bindings: Bindings): number {
  if (typeof term === 'number') return term;
  const value = bindings[term];
  if (value === undefined) throw new UnboundVariable(term);
  return value;
}
