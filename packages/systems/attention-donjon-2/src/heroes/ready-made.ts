import type { Sheet } from '@souterrain/crawl/state';
import { HEROES } from '../content/index.ts';
import { newSheet } from './build.ts';

/** Heroes ready to play, as the pack lists them. */
export const READY_MADE_IDS: readonly string[] = Object.keys(HEROES);

const known = new Map<string, Sheet>();

/** Written once: each game copies it. */
export function sheetOfReadyMade(id: string): Readonly<Sheet> {
  let sheet = known.get(id);
  if (!sheet) {
    const entry = HEROES[id];
    if (!entry) throw new Error(`no ready-made hero ${id}`);
    sheet = newSheet({ ...entry, name: entry.name.fr });
    known.set(id, sheet);
  }
  return sheet;
}
