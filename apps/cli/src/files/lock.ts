import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { bornOf, isAlive } from './alive.ts';
import { codeOf } from './read.ts';
import { besideOf, targetOf } from './write.ts';

/** Who writes to a file: a process of a machine. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it began: a number that once was its own may be that of another process by now. */
  readonly born: string;
  /** One taking of a lock, unlike any other. */
  readonly key: string;
}

/** A file beside another that says who writes to it. */
export interface Lock {
  readonly file: string;
  /** False once somebody took the lock away. */
  isHeld(): boolean;
  release(): void;
}

/** The lock of a file, or whoever holds it: unknown where the lock does not say. */
export type Locking = { readonly lock: Lock } | { readonly file: string; readonly holder: Holder | undefined };

/** Takes the lock of a file, from a process that is dead too. Throws where no file can be written. */
export function lockOn(path: string): Locking {
  const target = targetOf(path);
  const file = `${target}.lock`;
  const key = randomUUID();
  const own = JSON.stringify({ pid: process.pid, host: hostname(), born: bornOf(process.pid), key } satisfies Holder);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (wasWritten(file, own)) return { lock: held(file, own) };
    const text = textOf(file);
    if (text === undefined) continue;
    const holder = readHolder(text);
    if (holder ? isThere(holder) : isFresh(file)) return { file, holder };
    // Whoever writes this name alone may put its own lock in the place of the dead one, once it has seen that it still stands.
    const claim = `${file}.${holder?.key ?? 'nobody'}`;
    if (!wasWritten(claim, own)) return { file: claim, holder: readHolder(textOf(claim) ?? '') };
    if (textOf(file) !== text) rmSync(claim);
    else {
      renameSync(claim, file);
      if (holder) rmSync(besideOf(target, holder.pid), { force: true });
      return { lock: held(file, own) };
    }
  }
  throw new Error('ELOCK');
}

/** A lock that comes and goes as often is none: a link that leads nowhere can be neither read nor written. */
const MOST_TRIES = 100;

function held(file: string, own: string): Lock {
  const isHeld = () => {
    try {
      return textOf(file) === own;
    } catch {
      return false;
    }
  };
  const release = () => {
    process.off('exit', release);
    try {
      if (isHeld()) rmSync(file, { force: true });
    } catch {
      // A folder that can no longer be written keeps a lock that is dead with this process.
    }
  };
  process.once('exit', release);
  return { file, isHeld, release };
}

function wasWritten(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, host, born, key } = JSON.parse(text) as Partial<Record<keyof Holder, unknown>>;
    const isHolder = Number.isSafeInteger(pid) && [host, born, key].every((said) => typeof said === 'string');
    return isHolder && /^[\da-f-]+$/.test(String(key)) ? (JSON.parse(text) as Holder) : undefined;
  } catch {
    return undefined;
  }
}

const isThere = ({ pid, host, born }: Holder): boolean => host !== hostname() || isAlive(pid, born);

/** How long a lock may say nothing: it is made first, then written. */
const SILENCE = 10_000;

const isFresh = (file: string): boolean => {
  const written = statSync(file, { throwIfNoEntry: false });
  return written === undefined || Date.now() - written.mtimeMs < SILENCE;
};
