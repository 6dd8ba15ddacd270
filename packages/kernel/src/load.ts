import type { Fault, Result } from './errors.ts';
import { fail, ok } from './errors.ts';
import type { GameEvent } from './event.ts';
import { Game } from './game.ts';
import { GENERATOR } from './prng.ts';
import type { SaveFile } from './save.ts';
import { checkSetup } from './setup.ts';
import type { PackPin, System } from './system.ts';

export interface Loaded<S, E extends GameEvent, V> {
  readonly game: Game<S, E, V>;
  /** Set when the whole log did not fit and the game goes on from its checkpoint: what was lost, and where. */
  readonly warning?: Fault;
}

/** Plays a save again from its start; if that fails, falls back to its checkpoint and says so. */
export function loadGame<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Result<Loaded<S, E, V>> {
  const replayed = replaySave(system, save);
  if (replayed.ok) return ok({ game: replayed.value });
  const { format: _, checkpoint, result: __, decisions, hashes: ___, ...header } = save;
  if (replayed.fault.code !== 'save-mismatch' || !checkpoint || checkpoint.at > decisions.length) return replayed;
  const past = decisions.slice(0, checkpoint.at);
  const from = { ...checkpoint, state: checkpoint.state as S };
  const restored = () => Game.restore(system, header, from, past);
  const game = restored();
  if (!isPlayable(game)) return replayed;
  const tail = game.follow(decisions.slice(checkpoint.at));
  if (game.frozen) return replayed;
  if (!tail) return ok({ game, warning: replayed.fault });
  return ok({ game: restored(), warning: tail });
}

/** The game of a save played again from its start, if it is one of this system as it is here. */
export function replaySave<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Result<Game<S, E, V>> {
  if (save.system !== system.id) return fail('save-system', { got: save.system, expected: system.id });
  if (save.version !== system.version)
    return fail('save-version', { system: save.system, got: save.version, known: system.version });
  if (save.generator !== GENERATOR)
    return fail('save-version', { system: save.system, got: save.generator, known: GENERATOR });
  const moved = movedPack(save.packs, system.packs ?? []);
  if (moved) return fail('save-version', moved);
  const setup = checkSetup(system as System, save);
  if (!setup.ok) return setup;
  const { format: _, checkpoint: __, result: ___, ...file } = save;
  return Game.replay(system, file);
}

/** A checkpoint that no game ever wrote breaks the first rule or the first view that reads it. */
function isPlayable(game: Game): boolean {
  if (game.frozen) return false;
  try {
    for (const seat of [undefined, ...game.header.seats.keys()]) game.view(seat);
    return true;
  } catch {
    return false;
  }
}

/** The first pack that is not the one a save was played with. */
function movedPack(saved: readonly PackPin[], known: readonly PackPin[]): Fault['params'] | undefined {
  const named = (pack: PackPin | undefined): string => (pack ? `${pack.version} (${pack.hash})` : '—');
  for (const { id } of [...saved, ...known]) {
    const [got, here] = [saved, known].map((packs) => named(packs.find((pack) => pack.id === id)));
    if (got !== here) return { system: id, got: got!, known: here! };
  }
  return undefined;
}
