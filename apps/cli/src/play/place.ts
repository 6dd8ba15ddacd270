import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { badUsage, failedCheck } from '../failure.ts';
import { type Lock, type Locking, lockOn } from '../files/lock.ts';
import { inFreeName, slug, stateFolder } from '../files/names.ts';
import type { Words } from '../words/index.ts';

/** A file that one game alone writes to. */
export interface Place {
  readonly path: string;
  /** Undefined where no lock can be written: neither can the game, and that is told when it is. */
  readonly lock: Lock | undefined;
  /** What the file holds; undefined where there is none. */
  readonly text: string | undefined;
}

/** The first free place of that name. */
export function freePlace(path: string): Place {
  makeFolderOf(path);
  return inFreeName(path, (name) => {
    const got = locking(name);
    if (!('lock' in got)) return undefined;
    // Looked for under its lock: nobody who asks for one takes the name any more.
    if (!existsSync(name)) return { path: name, lock: got.lock, text: undefined };
    got.lock?.release();
    return undefined;
  });
}

/** The place a new game is kept in. */
export function newPlace(
  words: Words,
  { save, system, seed, env }: { save?: string | undefined; system: string; seed: string; env: NodeJS.ProcessEnv },
): Place {
  if (save === undefined) return freePlace(join(stateFolder(env), `${system}-${slug(seed)}.json`));
  const path = resolve(save);
  makeFolderOf(path);
  const lock = existsSync(save) ? undefined : lockFor(path, words);
  if (!existsSync(save)) return { path, lock, text: undefined };
  lock?.release();
  throw badUsage(words.saveExists(save));
}

/** The lock of a file that this game is to write to; whoever plays in it already is named. */
export function lockFor(path: string, words: Words): Lock | undefined {
  const got = locking(path);
  if ('lock' in got) return got.lock;
  throw failedCheck(words.inUse({ path, lock: got.file, holder: got.holder }));
}

/** A folder that cannot be made takes no file, and that is told when a game is written. */
function makeFolderOf(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch {
    return;
  }
}

function locking(path: string): Locking | { readonly lock: undefined } {
  try {
    return lockOn(path);
  } catch {
    return { lock: undefined };
  }
}
