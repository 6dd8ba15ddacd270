import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { badUsage } from '../failure.ts';
import type { Words } from '../words/index.ts';

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;

/** The text of a file the person named, without the mark some editors put before it; one that cannot be read is bad usage. */
export function readText(words: Words, { path, most }: { path: string; most: number }): string {
  let text: string | undefined;
  try {
    text = textIn(path, most);
  } catch (error) {
    throw badUsage(words.cannotRead(path, codeOf(error)));
  }
  if (text === undefined) throw badUsage(words.tooLarge(path, most));
  return text;
}

/** The text of a file; undefined for one of more than `most` bytes, which is not read to its end. */
export function textIn(path: string, most: number): string | undefined {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    const { size } = fstatSync(file);
    if (size > most) return undefined;
    // A pipe does not know how long it is, and a file may grow while it is read.
    for (let read = 0; ; ) {
      const part = Buffer.allocUnsafe(Math.max(size - read, CHUNK));
      const got = readSync(file, part);
      if (got === 0)
        return Buffer.concat(parts)
          .toString('utf8')
          .replace(/^\uFEFF/, '');
      parts.push(part.subarray(0, got));
      read += got;
      if (read > most) return undefined;
    }
  } finally {
    closeSync(file);
  }
}

const CHUNK = 1 << 16;

/** The bytes of a file of YAML: what is wrong with too many entries is said where they stand. */
export const MOST_YAML = 4_000_000;
