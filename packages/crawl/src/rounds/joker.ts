import { loseMark } from '../figures/marks.ts';
import type { Crawl } from '../world/crawl.ts';
import { discard } from './draw.ts';
import { isReserve, reservedCards } from './reserve.ts';

/** AD1-INIT-26: the jokers of heroes who died or left go to the discard, and the card they kept in reserve. */
export function releaseCards(g: Crawl): void {
  for (const figure of g.state.figures) {
    const { id, hero, status, marks } = figure;
    if (!hero || status === 'plateau') continue;
    if (hero.jokers.length > 0)
      g.emit({ type: 'jokersReturned', figure: id, cards: [...hero.jokers], rules: ['AD1-INIT-26'] });
    if (!marks.some(isReserve)) continue;
    discard(g, reservedCards(figure), ['AD2-ARCA-22']);
    loseMark(g, figure, marks.find(isReserve)!.id, { why: 'fini', rules: ['AD2-ARCA-22'] });
  }
}
