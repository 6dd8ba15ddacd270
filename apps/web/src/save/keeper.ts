import { type ReadonlySignal, signal } from '@preact/signals';
import { games, type SavedGame } from './store.ts';

export type Kept = 'saving' | 'saved' | 'full' | 'unavailable';

export interface Keeper {
  readonly state: ReadonlySignal<Kept>;
  keep(game: SavedGame): void;
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
      if (!next) state.value = result;
    }
    writing = false;
  };
  return {
    state,
    keep: (game) => {
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
