import { type ReadonlySignal, signal } from '@preact/signals';
import type { Keeper, KeptState } from '@souterrain/shelf';
import { games, type SavedGame } from './store.ts';

/** What keeps the game of a table, and how far it is. */
export interface Keeping {
  readonly keeper: Keeper<SavedGame>;
  readonly state: ReadonlySignal<KeptState>;
}

/** Keeps a new game. */
export function startKeeping(id: string): Keeping {
  const state = signal<KeptState>('saving');
  return { keeper: games.start(id, (now) => (state.value = now)), state };
}

/** Takes a game over from any other tab, and reads what stands. */
export async function takeKept(id: string): Promise<(Keeping & { readonly record: SavedGame }) | undefined> {
  const state = signal<KeptState>('saving');
  const opened = await games.open(id, (now) => (state.value = now));
  return opened && { ...opened, state };
}

/** True once somebody else goes on with it: what is played here is no longer kept. */
export const isLost = (state: KeptState): boolean => state === 'elsewhere' || state === 'gone';
