/** How many letters to add, drop, change or swap to go from one word to the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : changed;
      row.push(Math.min(changed, swapped, above[j]! + 1, row[j - 1]! + 1));
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}

/** The word somebody probably meant, if one is close enough. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const starts = known.find((word) => wanted.length > 2 && word.toLowerCase().startsWith(wanted));
  if (starts) return starts;
  const ranked = known.map((word) => ({ word, away: distance(wanted, word.toLowerCase()) }));
  ranked.sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best && best.away <= Math.max(1, Math.floor(wanted.length * 0.4)) ? best.word : undefined;
}

/** What to say instead of an unknown word: the one that was probably meant, or all there are. */
export type Instead = { readonly meant: string } | { readonly known: readonly string[] };

export function insteadOf(typed: string, known: readonly string[]): Instead {
  const meant = closest(typed, known);
  return meant === undefined ? { known } : { meant };
}
