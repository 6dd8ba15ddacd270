import {
  canonical,
  fail,
  type GameEvent,
  hashText,
  type Loaded,
  loadGame,
  type Result,
  readSave,
  type Show,
  type System,
} from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import type { Adaptor } from '../systems/adaptor.ts';
import type { SavedGame } from './store.ts';

type Read = Result<Loaded<unknown, GameEvent, unknown>>;

/** Plays a kept game through again; whatever a damaged record holds, it is refused and never throws. */
export async function loadKept(adaptor: Adaptor, save: SavedGame['save']): Promise<Read> {
  const { system } = adaptor;
  let draw: Show<unknown> | undefined;
  // Only a game that goes on from its checkpoint is shown here: nobody knows what its state holds.
  const show: Show<unknown> = (view, seat) => {
    for (const lang of LANGS) adaptor.place(view, lang);
    draw?.(view, seat);
  };
  const loaded = readAgain(system, save, show);
  if (!loaded.ok || !loaded.value.warning) return loaded;
  const { game, warning } = loaded.value;
  const { drawerOf } = await import('./drawing.ts');
  draw = await drawerOf(adaptor, game);
  try {
    for (const seat of game.header.seats.keys()) draw(game.view(seat), seat);
    return loaded;
  } catch {
    return fail(warning.code, { ...warning.params, checkpoint: 'broken' });
  }
}

function readAgain(system: System, save: SavedGame['save'], show: Show<unknown>): Read {
  try {
    const read = readSave(JSON.stringify({ ...save, check: hashText(canonical(save)) }));
    if (read.ok) return loadGame(system, read.value, show);
    return read.fault.code === 'save-newer' ? read : fail('save-corrupt', {});
  } catch {
    return fail('save-corrupt', {});
  }
}
