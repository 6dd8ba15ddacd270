import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inFreeName } from './names.ts';
import { codeOf } from './read.ts';

/**
 * Writes beside, then renames: neither a crash, a full disk nor a power cut leaves half a file in the place of a whole one.
 * Once it returns, the file stays. A link still leads to it, and it keeps its mode.
 */
export function writeWhole(path: string, text: string): void {
  const target = targetOf(path);
  const beside = writeBeside(target, text);
  try {
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(target));
}

/** Writes a file that nobody has, under the first free of its names: whoever writes at the same time takes another. */
export function writeNew(path: string, text: string): string {
  const beside = writeBeside(path, text);
  try {
    const name = inFreeName(path, (free) => (isTaken(free, beside) ? undefined : free));
    syncFolder(dirname(name));
    return name;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** The file itself, where a path is a link to one. */
export function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return path;
  }
  try {
    return targetOf(resolve(dirname(path), readlinkSync(path)));
  } catch {
    return path;
  }
}

/** Where a process writes what is to become that file. */
export const besideOf = (target: string, pid: number): string => `${target}.${pid}.tmp`;

function writeBeside(target: string, text: string): string {
  mkdirSync(dirname(target), { recursive: true });
  const beside = besideOf(target, process.pid);
  const mode = modeOf(target);
  rmSync(beside, { force: true });
  const file = openSync(beside, 'wx', mode);
  try {
    // The mode that a file is opened with is not the one it gets where a mask says otherwise.
    if (mode !== undefined) fchmodSync(file, mode);
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return beside;
}

const PERMISSIONS = 0o7777;

const modeOf = (path: string): number | undefined => {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & PERMISSIONS;
};

/** Gives what was written beside its name, unless somebody has it. */
function isTaken(name: string, beside: string): boolean {
  try {
    linkSync(beside, name);
    return false;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true;
    if (!WITHOUT_LINKS.includes(codeOf(error))) throw error;
  }
  try {
    closeSync(openSync(name, 'wx'));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true;
    throw error;
  }
  renameSync(beside, name);
  return false;
}

/** What a disk says that gives a file one name only. */
const WITHOUT_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'];

/** A name is kept once its folder is. */
function syncFolder(folder: string): void {
  let file: number | undefined;
  try {
    file = openSync(folder, 'r');
    fsyncSync(file);
  } catch (error) {
    if (!WITHOUT_SYNC.includes(codeOf(error))) throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** What a system says that keeps folders by itself, or lets nobody open them. */
const WITHOUT_SYNC = ['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOSYS', 'ENOTSUP'];
