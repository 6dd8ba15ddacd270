import { signal } from '@preact/signals';
import { listGames, type SavedGame } from '../save/store.ts';

/** The games of this device; undefined while they are being read. Empty when the browser keeps nothing. */
export const shelf = signal<readonly SavedGame[] | undefined>(undefined);

export async function readShelf(): Promise<void> {
  shelf.value = await listGames().catch(() => []);
}
