import { botNamed, type SystemBots } from '@souterrain/bots';
import {
  EngineError,
  Game,
  type GameEvent,
  hashState,
  type NewGame,
  Prng,
  playOut,
  type SaveFile,
  SeededChance,
  type Setup,
  type System,
} from '@souterrain/kernel';
import { defaultSetup } from './setup.ts';
import { addTallies, NO_GAMES, type Tally, tallyOf } from './tally.ts';

export interface Simulation<S, E extends GameEvent, V> {
  readonly system: System<S, E, V>;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  /** Bots that only play this system. */
  readonly bots?: SystemBots;
  /** The range of games to play, `from` included, `to` excluded: all of them unless told. */
  readonly from?: number;
  readonly to?: number;
  /** The party of every game: the default one unless told. */
  readonly setup?: Setup;
  /** Given the file of each game, to be kept. */
  readonly onSave?: (save: SaveFile, index: number) => void;
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

function playOne<S, E extends GameEvent, V>(simulation: Simulation<S, E, V>, index: number): Tally {
  const { system, seed, bot, bots, setup = defaultSetup(system), onSave } = simulation;
  const own = `${seed}/${index}`;
  try {
    const state = system.setup(setup);
    const chance = new SeededChance(Prng.seeded(own, 'game'));
    const policy = botNamed(bot, { own: bots, prng: Prng.seeded(own, 'bot') });
    const log: string[] = [];
    const played = playOut(system, state, {
      chance,
      policy,
      ...(onSave && { onDecision: ({ options }, picks) => log.push(picks.map((i) => options[i]!.id).join(' ')) }),
    });
    const hash = hashState(state);
    if (onSave) onSave(savedGame(system, { ...setup, seed: own }, { log, hash }), index);
    return tallyOf({ index, played, hash });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const report = cause instanceof EngineError ? cause.report : {};
    const where = { ...report, system: system.id, version: system.version, seed: own, bot };
    throw new EngineError(`game ${index} (seed ${own}): ${reason}`, where, cause);
  }
}

/** The file of a game that was played out, played again as people would. */
function savedGame<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  start: NewGame,
  { log, hash }: { readonly log: readonly string[]; readonly hash: string },
): SaveFile {
  const started = Game.start(system, start);
  if (!started.ok) throw new EngineError(`no such game: ${started.fault.code}`, { fault: started.fault });
  const game = started.value;
  const fault = game.follow(log);
  if (fault || game.hash !== hash) throw new EngineError('the game does not replay', { fault });
  return game.save();
}
