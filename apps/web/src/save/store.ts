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
  /** The seats that nobody holds. */
  readonly bots?: readonly number[];
  /** The decision at which it left the game it was taken from. */
  readonly branch?: number;
}

/** A hero kept on this device between two games. */
export interface KeptHero {
  readonly id: string;
  readonly system: SystemId;
  readonly name: string;
  /** The text its system writes and reads. */
  readonly sheet: string;
  readonly updated: number;
  /** It has been to town since its last adventure. */
  readonly visited?: boolean;
}

const kept = database({ name: 'souterrain', version: 2, stores: ['games', 'heroes'] });

export const games = kept<SavedGame>('games');
export const heroes = kept<KeptHero>('heroes');

export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;

/** Whether a record has all that a list needs to show it; whether its game can be played is found out on opening it. */
export function isListable(record: unknown): record is SavedGame {
  const { id, system, names, place, updated, save } = (record ?? {}) as Partial<Record<keyof SavedGame, unknown>>;
  const texts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((v) => typeof v === 'string');
  const file = save as SavedGame['save'] | null | undefined;
  const said = (place ?? {}) as { fr?: unknown; en?: unknown };
  return (
    typeof id === 'string' &&
    typeof system === 'string' &&
    texts(names) &&
    texts([said.fr, said.en]) &&
    typeof updated === 'number' &&
    texts(file?.decisions) &&
    Array.isArray(file.hashes)
  );
}
