import { modeOf, rawTotal } from '../faces.ts';
import type { State } from '../state.ts';
import type { Roll, Settled } from './roll.ts';

type Readings = Pick<State, 'variants'>;

/** AD1-DICE-02, AD1-MOD-03, AD1-DICE-09: the sum of the terms, never below 0. */
export function diceOf(roll: Roll, { variants }: Readings): number {
  let dice = 0;
  for (const term of roll.pool) dice += term.value;
  // AD1-Q-07: a trait that exists rolls one die at least.
  if (variants.minOneDie === 'yes' && roll.trait !== null) return Math.max(1, dice);
  return Math.max(0, dice);
}

/** AD1-DIFF-08. */
export function difficultyOf(roll: Pick<Roll, 'difficulty'>, { variants }: Readings): number {
  let difficulty = 0;
  for (const term of roll.difficulty) difficulty += term.value;
  return Math.max(variants.minDifficulty === 'one' ? 1 : 0, difficulty);
}

/** AD1-DICE-08: the floor is applied once, on the whole roll. */
export function totalOf(roll: Roll, { variants }: Readings): number {
  const soft = variants.pokerSoft === 'soft' ? roll.gambled : 0;
  const total = rawTotal(roll.faces, modeOf(roll)) + soft + roll.plus;
  return variants.negativeTotal === 'kept' ? total : Math.max(0, total);
}

/** AD1-DIFF-02, AD1-DIFF-05, AD1-DIFF-07. */
export function settledOf(roll: Roll, state: Readings): Settled {
  const total = totalOf(roll, state);
  const difficulty = difficultyOf(roll, state);
  const success = !roll.isNull && total >= difficulty;
  return { total, difficulty, success, seuil: success ? total - difficulty : undefined };
}

/** True when a change would turn the roll, or move a Seuil that is worth something. */
export function wouldMatter(
  roll: Roll,
  state: Readings,
  change: Partial<Pick<Roll, 'blessed' | 'cursed' | 'plus'>> & { readonly harder?: number },
): boolean {
  if (roll.isNull) return false;
  const { harder = 0, ...rest } = change;
  const before = settledOf(roll, state);
  const after = settledOf({ ...roll, ...rest }, state);
  if (roll.opposed) return after.total !== before.total;
  const difficulty = before.difficulty + harder;
  const success = after.total >= difficulty;
  if (success !== before.success) return true;
  return success && roll.seuil && after.total - difficulty !== before.seuil;
}
