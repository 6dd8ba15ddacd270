import { badUsage } from './failure.ts';
import type { Words } from './words/index.ts';

export interface Whole {
  readonly option: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
}

/** The whole number an option was given, or a refusal that names the option and its bounds. */
export function wholeNumber(words: Words, { option, text, min, max }: Whole): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badUsage(words.badNumber({ option, text, min, max }));
}
