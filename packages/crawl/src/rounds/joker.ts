import type { Crawl } from '../state.ts';

/** AD1-INIT-26: the jokers of heroes who died or left go to the discard. */
export function releaseCards(g: Crawl): void {
  for (const { id, hero, status } of g.state.figures)
    if (hero && hero.jokers.length > 0 && status !== 'plateau')
      g.emit({ type: 'jokersReturned', figure: id, cards: [...hero.jokers], rules: ['AD1-INIT-26'] });
}
