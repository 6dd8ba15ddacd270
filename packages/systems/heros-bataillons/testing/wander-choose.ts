import type { Decision, Option, Prng } from '@souterrain/kernel';
import { anyPicks, one } from './wander.ts';

const SUBJECTS = ['school', 'form', 'power', 'item', 'creature', 'talent', 'ability', 'plan', 'scene', 'effect'];
const keyOf = ({ id }: Decision, { label, params }: Option): string =>
  `${id} ${label} ${SUBJECTS.map((name) => params?.[name] ?? '').join(' ')}`;

/** What is still wanted first; then at random, or what was chosen least so far. */
export const leastTried =
  ({ tried, isWanted }: { tried: Map<string, number>; isWanted: (decision: Decision, option: Option) => boolean }) =>
  (decision: Decision, prng: Prng): readonly Option[] => {
    if (decision.max > 1 || decision.min !== 1) return anyPicks(decision, prng);
    const wanted = decision.options.filter((option) => isWanted(decision, option));
    if (wanted.length > 0 && prng.below(5) > 0) return [one(prng, wanted)];
    if (prng.below(3) === 0) return anyPicks(decision, prng);
    const times = (option: Option): number => tried.get(keyOf(decision, option)) ?? 0;
    const least = Math.min(...decision.options.map(times));
    const picked = one(
      prng,
      decision.options.filter((option) => times(option) === least),
    );
    tried.set(keyOf(decision, picked), least + 1);
    return [picked];
  };
