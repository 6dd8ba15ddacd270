/** A square as on a chess board, rows counted from the top: (0, 0) is a1. */
export const squareName = ([x, y]: readonly [x: number, y: number]): string => String.fromCharCode(97 + x) + (y + 1);
