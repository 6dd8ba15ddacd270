import { xOf, yOf } from '@souterrain/dungeon';
import { Impossible } from '@souterrain/kernel/testing';
import type { Stocked } from '../src/content/content.ts';
import type { CrawlState } from '../src/state.ts';

/** The same state, if everybody on the board stands on a square of its own; throws the name of who does not. */
export function standing<S extends CrawlState>({ content }: Stocked, state: S): S {
  const { squares } = content.surveys.of(state.board).plan;
  const taken = new Map<number, string>();
  for (const { id, cell, status } of state.figures) {
    if (status !== 'plateau') continue;
    const place = `[${xOf(cell)}, ${yOf(cell)}]`;
    if (!squares.has(cell))
      throw new Impossible({
        fr: `${id} n’est sur aucune case\u00a0: ${place}`,
        en: `${id} stands on no square: ${place}`,
      });
    const other = taken.get(cell);
    if (other !== undefined)
      throw new Impossible({
        fr: `${id} est sur la case de ${other}\u00a0: ${place}`,
        en: `${id} stands on the square of ${other}: ${place}`,
      });
    taken.set(cell, id);
  }
  return state;
}
