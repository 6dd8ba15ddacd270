import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Decision, OddsSummary, Option } from '@souterrain/kernel';
import { useEffect } from 'preact/hooks';
import { weighedIn } from './odds-state.ts';

/** Milliseconds of figures in one task, so that a frame keeps its own. */
const SLICE = 6;

export type Known = ReadonlyMap<Option, OddsSummary>;

/** What each option of a question is worth, worked out a few at a time once the panel is on the screen. */
export function useOdds(decision: Decision): ReadonlySignal<Known> {
  const known = useSignal<Known>(new Map());
  useEffect(() => {
    const waiting = [...weighedIn(decision)];
    let next: ReturnType<typeof setTimeout> | undefined;
    const work = (found: Known) => {
      const now = new Map(found);
      const until = performance.now() + SLICE;
      for (let option = waiting.shift(); option; option = performance.now() < until ? waiting.shift() : undefined)
        now.set(option, option.odds());
      known.value = now;
      if (waiting.length > 0) next = setTimeout(() => work(now));
    };
    next = setTimeout(() => work(new Map()));
    return () => clearTimeout(next);
  }, [decision]);
  return known;
}
