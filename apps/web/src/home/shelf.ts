import { signal } from '@preact/signals';
import { games, heroes, isListable, type KeptHero, type SavedGame } from '../save/store.ts';

/** The games of this device; undefined while they are being read. Empty when the browser keeps nothing. */
export const shelf = signal<readonly SavedGame[] | undefined>(undefined);
/** Records that can no longer be shown as a game. */
export const brokenGames = signal<readonly unknown[]>([]);
export const keptHeroes = signal<readonly KeptHero[]>([]);

export async function readShelf(): Promise<void> {
  const [saved, kept] = await Promise.all([games.list().catch(() => []), heroes.list().catch(() => [])]);
  shelf.value = saved.filter(isListable);
  brokenGames.value = saved.filter((game) => !isListable(game));
  keptHeroes.value = kept;
}
