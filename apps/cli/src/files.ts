import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { badUsage } from './failure.ts';
import type { Words } from './words/index.ts';

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;

/** The text of a file the person named, without the mark some editors put before it; one that cannot be read is bad usage. */
export function readText(words: Words, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw badUsage(words.cannotRead(path, codeOf(error)));
  }
}

/** Writes beside, then renames: a crash or a full disk never leaves half a file in the place of a whole one. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
