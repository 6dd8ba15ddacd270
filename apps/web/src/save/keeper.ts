import { type ReadonlySignal, signal } from '@preact/signals';
import { games, type SavedGame } from './store.ts';

/** `elsewhere`: another tab has taken the game over, and what is played in this one is no longer kept. */
export type Kept = 'saving' | 'saved' | 'full' | 'unavailable' | 'elsewhere';

export interface Keeper {
  readonly state: ReadonlySignal<Kept>;
  keep(game: SavedGame): void;
  /** Writes nothing more: another tab does. */
  leave(): void;
}

/** Writes the latest state of a game, one write at a time; a failed write is tried again with the next decision. */
export function keeper(write: (game: SavedGame) => Promise<void> = games.write): Keeper {
  const state = signal<Kept>('saving');
  let next: SavedGame | undefined;
  let writing = false;
  const drain = async () => {
    writing = true;
    while (next) {
      const game = next;
      next = undefined;
      const result = await write(game).then(() => 'saved' as const, fault);
      if (!next && state.value !== 'elsewhere') state.value = result;
    }
    writing = false;
  };
  return {
    state,
    leave: () => {
      next = undefined;
      state.value = 'elsewhere';
    },
    keep: (game) => {
      if (state.value === 'elsewhere') return;
      next = game;
      if (state.value === 'saved') state.value = 'saving';
      if (!writing) void drain();
    },
  };
}

/** Why nothing was kept: no room left, or a browser that keeps nothing. */
export const fault = (error: unknown): 'full' | 'unavailable' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

let asked = false;

/** Asks the browser, once, not to clear what we keep. */
export function askPersistence(): void {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
