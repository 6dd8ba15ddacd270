import type { SystemId } from '@souterrain/catalog';
import type { SaveFile } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import { database } from './database.ts';

/** A game kept on this device, with what a list needs to name it. */
export interface SavedGame {
  readonly id: string;
  readonly system: SystemId;
  readonly names: readonly string[];
  /** Where the game stands, in words: « étage 4 ». */
  readonly place: ByLang<string>;
  readonly updated: number;
  readonly save: SaveFile;
}

const games = database({
  name: 'souterrain',
  version: 1,
  store: 'games',
  upgrade: (db) => db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated'),
});

export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;

export const readGame = (id: string): Promise<SavedGame | undefined> => games.run('readonly', (store) => store.get(id));

/** Newest first. */
export const listGames = async (): Promise<SavedGame[]> =>
  (await games.run('readonly', (store) => store.index('updated').getAll() as IDBRequest<SavedGame[]>)).reverse();

export const writeGame = async (game: SavedGame): Promise<void> => {
  await games.run('readwrite', (store) => store.put(game));
};

export const deleteGame = (id: string): Promise<undefined> => games.run('readwrite', (store) => store.delete(id));
