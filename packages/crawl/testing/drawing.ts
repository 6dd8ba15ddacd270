/** Rows of squares with the empty frame that `readTile` reads around them. */
export function framed(...rows: readonly string[]): string {
  const edge = '.'.repeat(rows[0]!.length + 2);
  return [edge, ...rows.map((row) => `.${row}.`), edge].join('\n');
}

/** Two zones side by side, three squares by three. */
export const PAIR = framed('aaabbb', 'aaabbb', 'aaabbb');
