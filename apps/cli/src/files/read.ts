import { readFileSync } from 'node:fs';
import { badUsage } from '../failure.ts';
import type { Words } from '../words/index.ts';

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;

/** The text of a file the person named; one that cannot be read is bad usage. */
export function readText(words: Words, path: string): string {
  try {
    return textIn(path);
  } catch (error) {
    throw badUsage(words.cannotRead(path, codeOf(error)));
  }
}

/** The text of a file, without the mark some editors put before it. */
export const textIn = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
