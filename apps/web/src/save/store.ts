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
}

/** A hero kept on this device between two games. */
export interface KeptHero {
  readonly id: string;
  readonly system: SystemId;
  readonly name: string;
  /** The text its system writes and reads. */
  readonly sheet: string;
  readonly updated: number;
}

const kept = database({ name: 'souterrain', version: 2, stores: ['games', 'heroes'] });

export const games = kept<SavedGame>('games');
export const heroes = kept<KeptHero>('heroes');

export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
