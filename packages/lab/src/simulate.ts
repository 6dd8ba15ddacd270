import { type SystemBots, startBot } from '@souterrain/bots';
import { EngineError, type GameEvent, hashState, Prng, playOut, SeededChance, type System } from '@souterrain/kernel';
import { defaultSetup } from './setup.ts';
import { addTallies, NO_GAMES, type Tally, tallyOf } from './tally.ts';

export interface Simulation<S, E extends GameEvent, V> {
  readonly system: System<S, E, V>;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  /** Bots that only play this system. */
  readonly bots?: SystemBots<S>;
  /** The range of games to play, `from` included, `to` excluded: all of them unless told. */
  readonly from?: number;
  readonly to?: number;
  /** Called after each game with the number of games played so far. */
  readonly onProgress?: (done: number) => void;
}

/** Plays whole games with a bot, game `i` from the seed `<seed>/<i>`, and counts. */
export function simulate<S, E extends GameEvent, V>(simulation: Simulation<S, E, V>): Tally {
  const { games, from = 0, to = games, onProgress } = simulation;
  let tally = NO_GAMES;
  for (let index = from; index < to; index++) {
    tally = addTallies(tally, playOne(simulation, index));
    onProgress?.(index + 1 - from);
  }
  return tally;
}

function playOne<S, E extends GameEvent, V>({ system, seed, bot, bots }: Simulation<S, E, V>, index: number): Tally {
  const own = `${seed}/${index}`;
  const state = system.setup(defaultSetup(system));
  const chance = new SeededChance(Prng.seeded(own, 'game'));
  const policy = startBot(bot, { own: bots, state, prng: Prng.seeded(own, 'bot') });
  try {
    const played = playOut(system, state, { chance, policy });
    return tallyOf({ index, played, hash: hashState(state) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const report = cause instanceof EngineError ? cause.report : {};
    const where = { ...report, system: system.id, version: system.version, seed: own, bot };
    throw new EngineError(`game ${index} (seed ${own}): ${reason}`, where, cause);
  }
}
