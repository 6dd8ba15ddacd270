/** C50-GEN-01: contents of a floor by depth band, solo figures. */
export interface Band {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly side: number;
  readonly walls: number;
  readonly webs: number;
  readonly traps: number;
  readonly trapDamage: number;
  readonly chests: number;
  readonly creatures: number;
  readonly fountains: number;
}

const band = (
  number: number,
  [first, last]: readonly [number, number],
  [side, walls, webs, traps, trapDamage, chests, creatures, fountains]: readonly number[],
): Band => ({
  number,
  first,
  last,
  side: side!,
  walls: walls!,
  webs: webs!,
  traps: traps!,
  trapDamage: trapDamage!,
  chests: chests!,
  creatures: creatures!,
  fountains: fountains!,
});

export const BANDS: readonly Band[] = [
  //                side walls webs traps damage chests creatures fountains
  band(1, [1, 10], [8, 6, 2, 2, 2, 2, 2, 1]),
  band(2, [11, 20], [9, 9, 4, 3, 3, 2, 3, 1]),
  band(3, [21, 30], [10, 13, 5, 4, 4, 2, 3, 1]),
  band(4, [31, 40], [11, 18, 6, 5, 5, 2, 4, 1]),
  band(5, [41, 45], [12, 24, 8, 6, 6, 2, 4, 1]),
  band(6, [46, 50], [10, 12, 6, 6, 7, 1, 2, 1]),
];

/** C50-RUN-01: a run is floors 1 to 50. */
export const LAST_FLOOR = 50;

/** C50-PC-05: floors 46 to 50 give no skill point. */
export const LAST_FLOOR_WITH_POINT = 45;

/** C50-GEN-05: the floors with a merchant. */
export const MERCHANT_FLOORS: ReadonlySet<number> = new Set([5, 10, 15, 20, 25, 30, 35, 40, 45, 46]);

export function bandOf(floor: number): Band {
  return BANDS.find((b) => floor <= b.last)!;
}
