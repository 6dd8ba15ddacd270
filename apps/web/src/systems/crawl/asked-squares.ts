import type { CrawlView } from '@souterrain/crawl';
import { type Cell, cellAt } from '@souterrain/dungeon';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

/** The square that an option points at, by itself or by who stands there. */
export function squareOf({ figures }: Pick<CrawlView, 'figures'>, { at }: OfferedOption): Cell | undefined {
  if (!at) return undefined;
  if ('cell' in at) return cellAt(at.cell[0], at.cell[1]);
  return 'figure' in at ? figures.find((f) => f.id === at.figure && f.status === 'plateau')?.cell : undefined;
}

/** The squares of a question that is about nothing else, as where a creature goes or whom it strikes. */
export function askedSquares(view: Pick<CrawlView, 'figures'>, decision: OfferedDecision | undefined): readonly Cell[] {
  const cells: Cell[] = [];
  for (const option of decision?.options ?? []) {
    const cell = squareOf(view, option);
    if (cell === undefined) return [];
    cells.push(cell);
  }
  return cells;
}
