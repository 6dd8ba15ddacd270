import type { Outcome } from '@souterrain/kernel';
import type { CrawlState } from './state.ts';

/** AD1-SCEN-03, AD1-SCEN-04: won together; the score of a seat is the Santé its living heroes have left. */
export function outcome({ phase, result, figures, players }: CrawlState): Outcome | undefined {
  if (phase !== 'fin' || result === null) return undefined;
  const scores = players.map((_, seat) => {
    let score = 0;
    for (const { hero, status, sante } of figures) if (hero?.seat === seat && status !== 'mort') score += sante;
    return score;
  });
  const winners = result === 'victoire' ? scores.flatMap((score, seat) => (score > 0 ? [seat] : [])) : [];
  return { id: result, winners, scores };
}
