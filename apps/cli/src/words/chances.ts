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

/** The least and the most that may come. */
export function endsOf({ low, chances }: Amount): { readonly least: number; readonly most: number } {
  const may = (chance: number): boolean => chance > 0;
  return { least: low + chances.findIndex(may), most: low + chances.findLastIndex(may) };
}
