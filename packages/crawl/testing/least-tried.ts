import type { Decision, Option, Prng } from '@souterrain/kernel';
import type { Crawl } from '../src/world/crawl.ts';
import { anyPicks, one } from './journey.ts';

const SUBJECTS = ['item', 'action', 'talent', 'by', 'attack', 'figure'];
const keyOf = ({ id }: Decision, { label, params }: Option): string =>
  `${id} ${label} ${SUBJECTS.map((name) => params?.[name] ?? '').join(' ')}`;

export interface Curiosity {
  readonly tried: Map<string, number>;
  readonly isWanted: (decision: Decision, option: Option) => boolean;
  /** The option of somebody who plays to win. */
  readonly wins: (decision: Decision, g: Crawl) => number;
}

/** What is still wanted first; then, in turn, to win, at random, or what was chosen least so far. */
export const leastTried =
  ({ tried, isWanted, wins }: Curiosity) =>
  (decision: Decision, prng: Prng, g: Crawl): readonly Option[] => {
    if (decision.max > 1 || decision.min !== 1) return anyPicks(decision, prng);
    const wanted = decision.options.filter((option) => isWanted(decision, option));
    if (wanted.length > 0 && prng.below(4) > 0) return [one(prng, wanted)];
    const way = prng.below(6);
    if (way < 2) return [decision.options[wins(decision, g)]!];
    if (way === 2) return anyPicks(decision, prng);
    const times = (option: Option): number => tried.get(keyOf(decision, option)) ?? 0;
    const least = Math.min(...decision.options.map(times));
    const picked = one(
      prng,
      decision.options.filter((option) => times(option) === least),
    );
    tried.set(keyOf(decision, picked), least + 1);
    return [picked];
  };
