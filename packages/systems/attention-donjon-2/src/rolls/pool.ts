import { CHOSEN, type RollReadings } from './readings.ts';

/** What the number of dice is made of. */
export interface Pool {
  /** The printed value and its permanent changes. */
  readonly attribute: number;
  /** AD2-ETAT-25: temporary losses. */
  readonly lost?: number;
  /** The most that armour allows. */
  readonly cap?: number;
  /** +nD and -nD, one for each source (AD2-BONUS-05). */
  readonly changes?: readonly number[];
}

/** AD2-BONUS-08: losses, then the cap, then bonus and penalty dice, then the floor. */
export function diceOf(
  { attribute, lost = 0, cap = Number.POSITIVE_INFINITY, changes = [] }: Pool,
  { minDice }: Pick<RollReadings, 'minDice'> = CHOSEN,
): number {
  const value = Math.min(cap, Math.max(0, attribute - lost));
  const dice = value + sum(changes);
  // AD2-BONUS-06: penalties never take the last die of an Attribute that has one.
  return Math.max(value >= 1 && minDice === 'one' ? 1 : 0, dice);
}

/** The skill on a profile: undefined when it is not there, which is not the same as 0 (AD2-COMP-06). */
export type Held = number | undefined;

/** AD2-COMP-02, AD2-COMP-04, AD2-BONUS-02: what is added to the best die; nothing held counts for 0. */
export const addedOf = (held: Held, changes: readonly number[] = []): number => (held ?? 0) + sum(changes);

export type Attempt = 'allowed' | 'refused' | 'fails';

/** AD2-COMP-05: without a required skill an action is not offered; AD2-COMP-07: an enemy action fails without dice. */
export function attemptOf({
  required,
  held,
  enemy,
}: {
  readonly required: boolean;
  readonly held: Held;
  readonly enemy: boolean;
}): Attempt {
  if (!required || held !== undefined) return 'allowed';
  return enemy ? 'fails' : 'refused';
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
