import type { CrawlView } from '@souterrain/crawl';
import { knownScenario } from '@souterrain/crawl/exploration';
import type { Crawl } from '@souterrain/crawl/world';
import type { Lang } from '@souterrain/words';
import { boardWords } from './board-words.ts';

/** Apart from the Rounds of the adventure: before the first one, or back in town. */
export const apartIn = ({ phase, round }: Pick<CrawlView, 'phase' | 'round'>): 'before' | 'town' | undefined =>
  phase === 'interlude' ? 'town' : round === 0 ? 'before' : undefined;

/** The Round in play; one begun after the last is still the last, since nobody plays it. */
export const roundIn = (g: Crawl): number => Math.min(g.state.round, knownScenario(g)?.roundLimit ?? g.state.round);

/** AD1-IA-15: a player answers for creatures too, and steps into the turns of others. */
export const isTurnOf = ({ turn, figures }: CrawlView, seat: number): boolean =>
  !turn || figures.find(({ id }) => id === turn.figure)?.hero?.seat === seat;

/** Where the adventure stands, in a few words. */
export function whenIn(g: Crawl, lang: Lang): string {
  const apart = apartIn(g.state);
  return apart ? boardWords[lang].apart[apart] : boardWords[lang].round(roundIn(g));
}
