import { modeOf, rawTotal } from '../faces.ts';
import type { AD1State } from '../state.ts';
import type { Roll, Settled } from '../world/roll.ts';

type Readings = Pick<AD1State, 'variants'>;

/** AD1-DICE-02, AD1-MOD-03, AD1-DICE-09: the sum of the terms, never below 0. */
export function diceOf(roll: Roll, { variants }: Readings): number {
  let dice = 0;
  for (const term of roll.pool) dice += term.value;
  // AD1-Q-07: a trait that exists rolls one die at least.
  if (variants.minOneDie === 'yes' && roll.trait !== null) return Math.max(1, dice);
  return Math.max(0, dice);
}

/** AD1-DIFF-01, AD1-DIFF-08; AD1-Q-08: 1 at least. */
export function difficultyOf(roll: Pick<Roll, 'difficulty'>, { variants }: Readings): number {
  let difficulty = 0;
  for (const term of roll.difficulty) difficulty += term.value;
  return Math.max(variants.minDifficulty === 'one' ? 1 : 0, difficulty);
}

/** AD1-DICE-08: the floor is applied once, on the whole roll. */
export const totalOf = (roll: Roll, state: Readings): number => totalWith(roll, state, roll);

/** The total in another mode, or with successes added outside the dice. */
function totalWith(
  roll: Roll,
  { variants }: Readings,
  {
    blessed = roll.blessed,
    cursed = roll.cursed,
    plus = roll.plus,
  }: Partial<Pick<Roll, 'blessed' | 'cursed' | 'plus'>>,
): number {
  // AD1-BLESS-05: one mode for every die, the first ones, those added and those gambled.
  const soft = variants.pokerSoft === 'soft' ? roll.gambled : 0;
  const total = rawTotal(roll.faces, modeOf({ blessed, cursed })) + soft + plus;
  return variants.negativeTotal === 'kept' ? total : Math.max(0, total); // AD1-Q-06
}

/** AD1-DIFF-02, AD1-DIFF-05, AD1-DIFF-06, AD1-DIFF-07. */
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
  const total = totalOf(roll, state);
  const changed = totalWith(roll, state, change);
  if (roll.opposed) return changed !== total;
  const difficulty = difficultyOf(roll, state);
  const harder = difficulty + (change.harder ?? 0);
  const success = changed >= harder;
  if (success !== total >= difficulty) return true;
  return success && roll.seuil && changed - harder !== total - difficulty;
}
