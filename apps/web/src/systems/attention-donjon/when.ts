import type { AD1View } from '@souterrain/attention-donjon';
import type { Lang } from '@souterrain/words';
import { boardWords } from './board-words.ts';
import { scenarioIn } from './rooms.ts';

/** Apart from the Rounds of the adventure: before the first one, or back in town. */
export const apartIn = ({ phase, round }: AD1View): 'before' | 'town' | undefined =>
  phase === 'interlude' ? 'town' : round === 0 ? 'before' : undefined;

/** The Round in play; one begun after the last is still the last, since nobody plays it. */
export const roundIn = (view: AD1View): number => Math.min(view.round, scenarioIn(view)?.roundLimit ?? view.round);

/** Where the adventure stands, in a few words. */
export function whenIn(view: AD1View, lang: Lang): string {
  const apart = apartIn(view);
  return apart ? boardWords[lang].apart[apart] : boardWords[lang].round(roundIn(view));
}
