import type { Fault, Result } from './errors.ts';
import { fail, ok } from './errors.ts';
import type { GameEvent } from './event.ts';
import { Game } from './game.ts';
import { type PackPin, pinOf } from './packs.ts';
import { GENERATOR } from './prng.ts';
import type { SaveFile } from './save.ts';
import { checkSetup } from './setup.ts';
import type { System } from './system.ts';
import { isBounded, look, type Show, type Sight, wary } from './wary.ts';
import { worldOf } from './world.ts';

export interface Loaded<S, E extends GameEvent, V> {
  readonly game: Game<S, E, V>;
  /** Set when the whole log did not fit and the game goes on from its checkpoint: what was lost, and where. */
  readonly warning?: Fault;
}

/** Plays a save again from its start; if that fails, falls back to its checkpoint and says so. */
export function loadGame<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  save: SaveFile,
  show?: Show<V>,
): Result<Loaded<S, E, V>> {
  const replayed = replaySave(system, save);
  if (replayed.ok) return ok({ game: replayed.value });
  const { fault } = replayed;
  if (fault.code !== 'save-mismatch' || !save.checkpoint) return replayed;
  return fallBack(system, save, { fault, show }) ?? fail(fault.code, { ...fault.params, checkpoint: 'broken' });
}

/** The game of a save from its checkpoint; undefined for a checkpoint that no game ever wrote. */
function fallBack<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  save: SaveFile,
  { fault, show }: { fault: Fault; show: Show<V> | undefined },
): Result<Loaded<S, E, V>> | undefined {
  const { format: _, checkpoint, result: __, decisions, hashes: ___, ...header } = save;
  const { at, prng } = checkpoint!;
  const state = checkpoint!.state as S;
  const sight = { seats: header.seats, show };
  if (at > decisions.length || !isSound(system, state, sight)) return undefined;
  const careful = wary(system, sight);
  const restored = () => Game.restore(careful, header, { at, state, prng }, decisions.slice(0, at));
  const game = restored();
  if (game.frozen) return undefined;
  const tail = game.follow(decisions.slice(at));
  if (game.frozen) return undefined;
  return tail ? ok({ game: restored(), warning: tail }) : ok({ game, warning: fault });
}

/** A state that no rule has made may have any shape: where somebody stumbles over it, it is refused. */
function isSound<S, E extends GameEvent, V>(system: System<S, E, V>, state: S, sight: Sight<V>): boolean {
  try {
    if (!isBounded(state) || system.isSound?.(worldOf(system, state)) === false) return false;
    // The save of a game that is over has no checkpoint.
    if (system.outcome(state)) return false;
    look(system, worldOf(system, state), sight);
    return true;
  } catch {
    return false;
  }
}

/** The game of a save played again from its start, if it is one of this system as it is here. */
export function replaySave<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Result<Game<S, E, V>> {
  if (save.system !== system.id) return fail('save-system', { got: save.system, expected: system.id });
  if (save.version !== system.version)
    return fail('save-version', { system: save.system, got: save.version, known: system.version });
  if (save.generator !== GENERATOR)
    return fail('save-version', { system: save.system, got: save.generator, known: GENERATOR });
  const moved = movedPack(save.packs, (system.packs ?? []).map(pinOf));
  if (moved) return fail('save-version', moved);
  const setup = checkSetup(system as System, save);
  if (!setup.ok) return setup;
  const { format: _, checkpoint: __, result: ___, ...file } = save;
  return Game.replay(system, file);
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
