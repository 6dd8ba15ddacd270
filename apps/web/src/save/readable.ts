import {
  canonical,
  fail,
  type GameEvent,
  hashText,
  type Loaded,
  loadGame,
  type Result,
  readSave,
} from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import type { SavedGame } from './store.ts';

/** Plays a kept game through again; whatever a damaged record holds, it is refused and never throws. */
export function loadKept({ system }: Adaptor, save: SavedGame['save']): Result<Loaded<unknown, GameEvent, unknown>> {
  try {
    const read = readSave(JSON.stringify({ ...save, check: hashText(canonical(save)) }));
    if (read.ok) return loadGame(system, read.value);
    return read.fault.code === 'save-newer' ? read : fail('save-corrupt', {});
  } catch {
    return fail('save-corrupt', {});
  }
}
