import {
  canonical,
  type Fault,
  fail,
  type GameEvent,
  hashText,
  type Loaded,
  loadGame,
  ok,
  type Result,
  readSave,
  type SaveFile,
  type Show,
  type System,
} from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import type { Adaptor } from '../systems/adaptor.ts';
import type { Loader } from '../systems/registry.ts';
import type { SavedGame } from './store.ts';

/** A game played through again, at the table of the packs it carries. */
type Kept = Loaded<unknown, GameEvent, unknown> & { readonly adaptor: Adaptor };

/** Plays a kept game through again; whatever a damaged record holds, it is refused and never throws. */
export async function loadKept(load: Loader, kept: SavedGame['save']): Promise<Result<Kept>> {
  const read = readAgain(kept);
  if (!read.ok) return read;
  const save = read.value;
  const { carried = [] } = save;
  const fault = carried.length > 0 ? await faultOf(load, save) : undefined;
  if (fault) return { ok: false, fault };
  const adaptor = await load(carried);
  let draw: Show<unknown> | undefined;
  // Only a game that goes on from its checkpoint is shown here: nobody knows what its state holds.
  const show: Show<unknown> = (view, seat) => {
    for (const lang of LANGS) adaptor.place(view, lang);
    draw?.(view, seat);
  };
  const loaded = playedAgain(adaptor.system, save, show);
  if (!loaded.ok) return loaded;
  const { game, warning } = loaded.value;
  const value = { ...loaded.value, adaptor };
  if (!warning) return ok(value);
  const { drawerOf } = await import('./drawing.ts');
  draw = await drawerOf(adaptor, game);
  try {
    for (const seat of game.header.seats.keys()) draw(game.view(seat), seat);
    return ok(value);
  } catch {
    return fail(warning.code, { ...warning.params, checkpoint: 'broken' });
  }
}

/** What no pack of that system could hold, in those a save carries. */
async function faultOf(load: Loader, { system, carried = [] }: SaveFile): Promise<Fault | undefined> {
  const shipped = await load();
  if (shipped.system.id !== system)
    return { code: 'save-system', params: { got: system, expected: shipped.system.id } };
  const fault = (await shipped.packs()).faultIn(carried);
  return fault && { code: 'save-pack', params: { ...fault } };
}

function readAgain(save: SavedGame['save']): Result<SaveFile> {
  try {
    const read = readSave(JSON.stringify({ ...save, check: hashText(canonical(save)) }));
    return read.ok || read.fault.code === 'save-newer' || read.fault.code === 'save-pack'
      ? read
      : fail('save-corrupt', {});
  } catch {
    return fail('save-corrupt', {});
  }
}

function playedAgain(system: System, save: SaveFile, show: Show<unknown>): Result<Loaded<unknown, GameEvent, unknown>> {
  try {
    return loadGame(system, save, show);
  } catch {
    return fail('save-corrupt', {});
  }
}
