import type { Term } from '@souterrain/kernel';
import type { Attack } from '../figures/features.ts';
import type { Figure, State } from '../state.ts';

/** Every way a figure can attack now: what it holds, its profile, its talents, bare hands (AD1-ARME-02). */
export function attacksOf(_state: State, _figure: Figure): readonly Attack[] {
  throw new Error('not built yet');
}
/** AD1-COMBAT-07, AD1-GRID-08, AD1-COMBAT-30: enemies in reach and in sight. */
export function targetsOf(_state: State, _figure: Figure, _attack: Attack): readonly Figure[] {
  throw new Error('not built yet');
}
/** AD1-COMBAT-10 to AD1-COMBAT-27: the Difficulty, term by term, of an attack from where the figure stands (or would). */
export function attackDifficulty(
  _state: State,
  _strike: { attacker: Figure; attack: Attack; target: Figure },
): readonly Term[] {
  throw new Error('not built yet');
}
