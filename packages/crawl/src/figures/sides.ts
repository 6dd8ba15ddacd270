import type { SeatId } from '@souterrain/kernel';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { bans } from './bearings.ts';

/** AD1-GRID-06: opposed camps; nobody is an enemy of a neutral figure. */
export const areEnemies = (a: Figure, b: Figure): boolean =>
  a.camp !== b.camp && a.camp !== 'neutre' && b.camp !== 'neutre';

/** Somebody to attack is on the board, near or far. */
export function hasEnemies(state: CrawlState, figure: Figure): boolean {
  for (const other of state.figures) if (other.status === 'plateau' && areEnemies(figure, other)) return true;
  return false;
}

/** AD1-GRID-05, AD2-ETAT-04: on the board, alive, and free to act; a spent Réaction does not matter. */
export const isActive = (g: Crawl, figure: Figure): boolean =>
  figure.status === 'plateau' && !bans(g, figure, 'actions') && !bans(g, figure, 'etre-actif');

export const activeEnemies = (g: Crawl, figure: Figure): readonly Figure[] =>
  g.state.figures.filter((other) => areEnemies(figure, other) && isActive(g, other));

/** Who decides and rolls for a figure: its player, or whoever controls its group (AD1-TURN-20 to AD1-TURN-23). */
export function seatOf(state: CrawlState, figure: Figure): SeatId {
  if (figure.hero) return figure.hero.seat;
  const group = state.groups.find((g) => g.id === figure.group);
  return group?.controller ?? state.lastPlayer;
}
