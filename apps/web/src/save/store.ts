import type { SystemId } from '@souterrain/catalog';
import type { SaveFile } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
}

type Database = IDBPDatabase<Schema>;

let database: Promise<Database> | undefined;

function open(): Promise<Database> {
  database ??= openDB<Schema>('souterrain', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // Another tab wants a newer version of the database: let it through rather than block it.
    blocking: () => {
      database?.then((db) => db.close());
      database = undefined;
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;

export const readGame = async (id: string): Promise<SavedGame | undefined> => (await open()).get('games', id);

/** Newest first. */
export const listGames = async (): Promise<SavedGame[]> =>
  (await (await open()).getAllFromIndex('games', 'updated')).reverse();

export async function writeGame(game: SavedGame): Promise<void> {
  const transaction = (await open()).transaction('games', 'readwrite');
  transaction.store.put(game);
  // Committed at once: a page closed right after a decision would otherwise drop it.
  transaction.commit();
  await transaction.done;
}

export const deleteGame = async (id: string): Promise<void> => (await open()).delete('games', id);
