import { join } from 'node:path';
import type { Packs, SaveFile, Setup } from '@souterrain/kernel';
import { writeSave } from '@souterrain/kernel';
import { simulate, type Tally } from '@souterrain/lab';
import { slug } from './files/names.ts';
import { codeOf } from './files/read.ts';
import { writeNew } from './files/write.ts';
import { loadSystem } from './systems.ts';
import { words } from './words/index.ts';

/** The games of a simulation that one worker plays at a time. */
export interface Range {
  readonly system: string;
  readonly own: Packs;
  readonly setup: Setup;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
  /** The folder that each game is kept in. */
  readonly out: string | undefined;
}

/** What a range gives, and the file that could not be written. */
export interface PlayedRange {
  readonly tally: Tally;
  readonly unwritten?: { readonly path: string; readonly code: string };
}

export async function playRange(range: Range): Promise<PlayedRange> {
  const { out, seed } = range;
  const { system, bots } = await loadSystem(words.fr, range.system, range.own);
  let unwritten: PlayedRange['unwritten'];
  const keep = (save: SaveFile, index: number): void => {
    if (out === undefined || unwritten) return;
    const path = join(out, `${system.id}-${slug(seed)}-${index}.json`);
    try {
      writeNew(path, writeSave(save));
    } catch (error) {
      unwritten = { path, code: codeOf(error) };
    }
  };
  const tally = simulate({
    ...range,
    system,
    ...(bots && { bots: await bots() }),
    ...(out !== undefined && { onSave: keep }),
  });
  return { tally, ...(unwritten && { unwritten }) };
}
