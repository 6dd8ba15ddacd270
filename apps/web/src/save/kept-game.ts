import type { GameEvent, Loaded } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';
import { loaderOf } from '../systems/registry.ts';
import { sayFault } from '../words/fault.ts';
import { words } from '../words/language.ts';
import { loadKept } from './readable.ts';
import { games, type SavedGame } from './store.ts';

/** A game of this device and what it takes to show it, or the sentence that says why not. */
export type KeptGame =
  | { readonly kept: SavedGame; readonly adaptor: Adaptor; readonly loaded: Loaded<unknown, GameEvent, unknown> }
  /** `broken` is the id of a game that is kept here and cannot be read. */
  | { readonly problem: string; readonly broken?: string };

/** Reads a game kept on this device, and leaves it to the tab that plays it. */
export async function findKept(id: string): Promise<KeptGame> {
  const record = await games.read(id).catch(unread);
  if (!record) return { problem: words.value.table.missing };
  return 'problem' in record ? record : readKept(record, id);
}

/** What is said of a game that the device did not give. */
export const unread = () => ({ problem: words.value.table.unread });

/** Plays what was read of a game through again. */
export async function readKept(kept: SavedGame, id: string): Promise<KeptGame> {
  const { unknownSystem } = words.value.table;
  const load = loaderOf(kept.system);
  if (!load) return { problem: unknownSystem(String(kept.system)), broken: id };
  const loaded = await loadKept(load, kept.save);
  if (!loaded.ok) return { problem: await sayFault(loaded.fault), broken: id };
  return { kept, adaptor: loaded.value.adaptor, loaded: loaded.value };
}
