import type { Amount } from '@souterrain/kernel';

/** What the options of a game are worth, in words. */
export interface ChanceWords {
  /** What the figures take for granted: said above them. */
  readonly meaning: string;
  readonly none: string;
  readonly percent: (chance: number) => string;
  readonly amount: (label: string, amount: Amount) => string;
  readonly withResource: (resource: string, chance: number) => string;
  readonly atBest: (aim: string, chance: number) => string;
}

const LEAST = 0.0005;

/** One decimal of a hundredth; what is almost sure never reads as sure, what hardly happens never as impossible. */
export function roundedChance(chance: number): { readonly sign: '' | '<' | '>'; readonly figure: string } {
  if (chance <= 0 || chance >= 1) return { sign: '', figure: chance <= 0 ? '0' : '100' };
  if (chance < LEAST) return { sign: '<', figure: '0.1' };
  return chance > 1 - LEAST ? { sign: '>', figure: '99.9' } : { sign: '', figure: (100 * chance).toFixed(1) };
}

/** The least and the most that may come. */
export function endsOf({ low, chances }: Amount): { readonly least: number; readonly most: number } {
  const may = (chance: number): boolean => chance > 0;
  return { least: low + chances.findIndex(may), most: low + chances.findLastIndex(may) };
}
