import { signal } from '@preact/signals';
import type { NewGame, SaveFile } from '@souterrain/kernel';
import { manifestOf } from '../../systems/registry.ts';
import type { Sitting } from '../sitting.ts';

const KEY = 'souterrain.guide-left';

/** The game whose guide the players sent away, if any. */
const left = signal(remembered());

/** True for a game that a guide tells: the same dice, the same heroes. */
export const isGuided = (
  { seed, dice, seats }: Pick<SaveFile, 'seed' | 'dice' | 'seats'>,
  game: NewGame | undefined,
): boolean =>
  game?.seed === seed &&
  dice === 'seeded' &&
  game.seats.length === seats.length &&
  game.seats.every(({ choices }, i) => Object.entries(choices).every(([id, value]) => seats[i]!.choices[id] === value));

export const hasGuide = (sitting: Sitting): boolean => {
  const { save, system } = sitting.record();
  return isGuided(save, manifestOf(system)?.guide?.game);
};

export const guideLeft = ({ id }: Sitting): boolean => left.value === id;

export function leaveGuide({ id }: Sitting): void {
  keep(id);
}

export function recallGuide(): void {
  keep('');
}

function keep(id: string): void {
  left.value = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing still sends the guide away for this visit.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
