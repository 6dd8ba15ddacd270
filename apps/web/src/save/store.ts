import type { SystemId } from '@souterrain/catalog';
import type { SaveFile } from '@souterrain/kernel';
import { type Kept, type Records, Shelf } from '@souterrain/shelf';
import type { ByLang } from '@souterrain/words';
import { database } from './database.ts';
import { fault } from './fault.ts';
import { leases } from './leases.ts';
import { slips } from './slips.ts';

/** A game kept on this device, with what a list needs to name it. */
export interface SavedGame extends Kept {
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
export interface KeptHero extends Kept {
  readonly system: SystemId;
  readonly name: string;
  /** The text its system writes and reads. */
  readonly sheet: string;
  readonly updated: number;
  /** It has been to town since its last adventure. */
  readonly visited?: boolean;
}

const kept = database({ name: 'souterrain', version: 2, stores: ['games', 'heroes'] });

export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;

/** A store that has not answered for so long is said not to. */
const PATIENCE = 4_000;

/** Whoever reads is not left waiting for ever; a write is, and says so meanwhile. */
const patient = <T extends Kept>(records: Records<T>): Records<T> => {
  const within = <R>(answer: Promise<R>): Promise<R> =>
    Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('the store does not answer')), PATIENCE);
      }),
    ]);
  return { ...records, read: (id) => within(records.read(id)), list: () => within(records.list()) };
};

const device = {
  newId,
  why: fault,
  whenLate(call: () => void) {
    const timer = setTimeout(call, PATIENCE);
    return () => clearTimeout(timer);
  },
};

const shelfOf = <T extends Kept>(kind: string, store: string): Shelf<T> =>
  new Shelf<T>({ ...device, records: patient(kept<T>(store)), leases: leases(kind), slips: slips(kind) });

export const games = shelfOf<SavedGame>('partie', 'games');
export const heroes = shelfOf<KeptHero>('heros', 'heroes');

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
