import type { SystemId } from '@souterrain/catalog';
import type { SeatSetup } from '@souterrain/kernel';
import type { Shelf } from '@souterrain/shelf';
import type { Survivor } from '../systems/adaptor.ts';
import { fault } from './fault.ts';
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
 * Keeps the heroes of a game that is over. Keeping them twice changes nothing; a hero that was already here gives way to
 * what it has become, in one write.
 */
export async function keepSurvivors(ended: Ended, into: Pick<Shelf<KeptHero>, 'replace'> = heroes): Promise<Keeping> {
  const { game, system, seats, survivors, choice, visited = false } = ended;
  try {
    for (const { seat, name, sheet } of survivors) {
      const id = `${game}-${seat}`;
      const started = seats[seat]?.choices[choice];
      const hero = { id, system, name, sheet, updated: Date.now(), visited };
      await into.replace(hero, (old) => started !== undefined && old.system === system && old.sheet === started);
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
    await heroes.replace({ id: newId(), ...hero, updated: Date.now() });
    return 'kept';
  } catch (error) {
    return fault(error);
  }
}
