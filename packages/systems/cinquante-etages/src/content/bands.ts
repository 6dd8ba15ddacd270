import type { WithContent } from './index.ts';
import type { BandEntry, CreatureEntry } from './types.ts';

export interface Band extends BandEntry {
  /** C50-CRE-03 to C50-CRE-08: its ordinary creatures. */
  readonly ordinary: readonly string[];
  /** Every square of one of its floors, in order. */
  readonly squares: readonly number[];
}

export function bandsIn(
  bands: Readonly<Record<string, BandEntry>>,
  creatures: Readonly<Record<string, CreatureEntry>>,
): readonly Band[] {
  return Object.values(bands)
    .sort((a, b) => a.first - b.first)
    .map((band) => ({
      ...band,
      ordinary: Object.values(creatures)
        .filter((creature) => creature.band === band.id)
        .map(({ id }) => id),
      squares: Array.from({ length: band.side * band.side }, (_, square) => square),
    }));
}

export function bandOf({ content: { bands } }: WithContent, floor: number): Band {
  for (const band of bands) if (floor <= band.last) return band;
  throw new Error(`no band for floor ${floor}`);
}

/** C50-CRE-09: who guards the stairs of a floor, where it is always the same. */
export const bossOf = ({ content }: WithContent, floor: number): string | undefined => content.floors[floor]?.boss;
