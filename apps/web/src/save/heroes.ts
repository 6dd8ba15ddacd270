import type { SystemId } from '@souterrain/catalog';
import type { SeatSetup } from '@souterrain/kernel';
import type { Survivor } from '../systems/adaptor.ts';
import type { Records } from './database.ts';
import { fault } from './keeper.ts';
import { heroes, type KeptHero, newId } from './store.ts';

export type Keeping = 'kept' | 'full' | 'unavailable';

interface Ended {
  readonly game: string;
  readonly system: SystemId;
  readonly seats: readonly SeatSetup[];
  readonly survivors: readonly Survivor[];
  /** The choice of a seat that took the sheet it started with. */
  readonly choice: string;
  /** True when the game led them back to town at its end. */
  readonly visited?: boolean;
}

/**
 * Keeps the heroes of a game that is over. Keeping them twice changes nothing; a hero that was already here is replaced by
 * what it has become, but only once that is safely written.
 */
export async function keepSurvivors(ended: Ended, into: Records<KeptHero> = heroes): Promise<Keeping> {
  const { game, system, seats, survivors, choice, visited = false } = ended;
  try {
    const before = await into.list();
    for (const { seat, name, sheet } of survivors) {
      const id = `${game}-${seat}`;
      await into.write({ id, system, name, sheet, updated: Date.now(), visited });
      const started = seats[seat]?.choices[choice];
      for (const old of before)
        if (started && old.id !== id && old.system === system && old.sheet === started) await into.delete(old.id);
    }
    return 'kept';
  } catch (error) {
    return fault(error);
  }
}

type Kept = Pick<KeptHero, 'system' | 'name' | 'sheet'> & Partial<Pick<KeptHero, 'id' | 'visited'>>;

/** Keeps a hero read from a file or just made; under an id that is here already, what it has become. */
export async function keepHero(hero: Kept): Promise<Keeping> {
  try {
    await heroes.write({ id: newId(), ...hero, updated: Date.now() });
    return 'kept';
  } catch (error) {
    return fault(error);
  }
}
