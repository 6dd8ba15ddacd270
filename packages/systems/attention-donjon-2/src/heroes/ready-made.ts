import type { Sheet } from '@souterrain/crawl/state';
import { HEROES } from '../content/index.ts';
import { newSheet } from './build.ts';

/** Heroes ready to play, as the pack lists them. */
export const READY_MADE_IDS: readonly string[] = Object.keys(HEROES);

export function sheetOfReadyMade(id: string): Sheet {
  const entry = HEROES[id];
  if (!entry) throw new Error(`no ready-made hero ${id}`);
  return newSheet({ ...entry, name: entry.name.fr });
}
