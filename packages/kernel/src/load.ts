import type { Fault, Result } from './errors.ts';
import { fail, ok } from './errors.ts';
import type { GameEvent } from './event.ts';
import { Game } from './game.ts';
import { canonical, hashState } from './hash.ts';
import { type PackPin, pinOf } from './packs.ts';
import { GENERATOR } from './prng.ts';
import type { Header, SaveFile } from './save.ts';
import { checkSetup } from './setup.ts';
import type { System } from './system.ts';
import { isBounded, look, type Show, type Sight, wary } from './wary.ts';
import { worldOf } from './world.ts';

export interface Loaded<S, E extends GameEvent, V> {
  readonly game: Game<S, E, V>;
  /** Set when the whole log did not fit and the game goes on from its checkpoint: what was lost, and where. */
  readonly warning?: Fault;
}

/**
 * Plays a save again from its start; if that fails, falls back to its checkpoint and says so. One kept by an older version, or
 * with older packs, is still its log where the rules are the same.
 */
export function loadGame<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  save: SaveFile,
  show?: Show<V>,
): Result<Loaded<S, E, V>> {
  const replayed = replaySave(system, save);
  if (replayed.ok) return ok({ game: replayed.value });
  if (replayed.fault.code !== 'save-mismatch') return replayed;
  const moved = movedSince(system, save);
  const fault: Fault = moved ? { code: 'save-version', params: moved } : replayed.fault;
  if (!save.checkpoint) return { ok: false, fault };
  return fallBack(system, save, { fault, show }) ?? fail(fault.code, { ...fault.params, checkpoint: 'broken' });
}

/** The game of a save from its checkpoint; undefined for a checkpoint that no game ever wrote. */
function fallBack<S, E extends GameEvent, V>(
  system: System<S, E, V>,
  save: SaveFile,
  { fault, show }: { fault: Fault; show: Show<V> | undefined },
): Result<Loaded<S, E, V>> | undefined {
  const { checkpoint, decisions } = save;
  const header = headerHere(system, save);
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
  // A log of other rules stops fitting anywhere: what is told is that the rules have moved.
  const warning = tail && fault.code === 'save-mismatch' ? tail : fault;
  return ok({ game: tail ? restored() : game, warning });
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

/** The game of a save played again from its start, if its log fits this system as it is here. */
export function replaySave<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Result<Game<S, E, V>> {
  const refused = refusal(system, save);
  if (refused) return { ok: false, fault: refused };
  const { decisions, hashes, checkpoint } = save;
  const game = Game.begin(system, headerHere(system, save));
  const at = checkpoint?.at ?? 0;
  const moved = movedSince(system, save) !== undefined;
  const fault =
    game.follow(decisions.slice(0, at), hashes) ??
    (moved ? strayed(game, checkpoint) : undefined) ??
    game.follow(decisions.slice(at), hashes) ??
    (moved ? endedElsewhere(game, save) : undefined);
  return fault ? { ok: false, fault } : ok(game);
}

/** The same game, of the version and with the packs that are here. */
function headerHere<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Header {
  const { format: _, carried: __, checkpoint: ___, result: ____, decisions: _____, hashes: ______, ...header } = save;
  return { ...header, version: system.version, packs: (system.packs ?? []).map(pinOf) };
}

/** What no version of this system can open. */
function refusal<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Fault | undefined {
  const fault = (code: Fault['code'], params: Fault['params']): Fault => ({ code, params });
  if (save.system !== system.id) return fault('save-system', { got: save.system, expected: system.id });
  if (save.generator !== GENERATOR)
    return fault('save-version', { system: save.system, got: save.generator, known: GENERATOR });
  if (Number(save.version) > Number(system.version) || Number.isNaN(Number(save.version)))
    return fault('save-version', { system: save.system, got: save.version, known: system.version });
  // A pack that did not come with the system is part of the game: without it, as it was, there is no such game.
  const away = movedPack(save, system, (id) => !isShipped(system, id));
  if (away) return fault('save-pack', away);
  const setup = checkSetup(system as System, save);
  return setup.ok ? undefined : setup.fault;
}

/** What has changed here since a game was kept: the version of its system, or a pack that came with it. */
function movedSince<S, E extends GameEvent, V>(system: System<S, E, V>, save: SaveFile): Fault['params'] | undefined {
  if (save.version !== system.version) return { system: save.system, got: save.version, known: system.version };
  const moved = movedPack(save, system, (id) => isShipped(system, id));
  return moved && { system: moved.pack, got: moved.got, known: moved.known };
}

const isShipped = ({ packs = [], carried = [] }: Pick<System, 'packs' | 'carried'>, id: string): boolean =>
  packs.some((pack) => pack.pack.id === id && !carried.includes(pack));

/** The first of these packs that is not the one a save was played with. */
function movedPack(
  { packs: saved }: SaveFile,
  { packs = [] }: Pick<System, 'packs'>,
  counts: (id: string) => boolean,
): Record<'pack' | 'got' | 'known', string> | undefined {
  const known = packs.map(pinOf);
  const named = (pack: PackPin | undefined): string => (pack ? `${pack.version} (${pack.hash})` : '—');
  for (const { id } of [...saved, ...known].filter((pack) => counts(pack.id))) {
    const [got, here] = [saved, known].map((pins) => named(pins.find((pack) => pack.id === id)));
    if (got !== here) return { pack: id, got: got!, known: here! };
  }
  return undefined;
}

/** A log may be too short to hold a hash: where its checkpoint stands, the state must be the one that was kept. */
function strayed<S, E extends GameEvent, V>(
  { checkpoint: { at, state } }: Game<S, E, V>,
  kept: SaveFile['checkpoint'],
): Fault | undefined {
  if (!kept) return undefined;
  const [got, expected] = [hashState(kept.state), hashState(state)];
  if (at === kept.at && got === expected) return undefined;
  return { code: 'save-mismatch', params: { at: kept.at, got, expected } };
}

function endedElsewhere<S, E extends GameEvent, V>(game: Game<S, E, V>, { result }: SaveFile): Fault | undefined {
  const [got, expected] = [canonical(result), canonical(game.outcome ?? null)];
  return got === expected
    ? undefined
    : { code: 'save-mismatch', params: { at: game.seq, field: 'result', got, expected } };
}
