import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision, OddsSummary, Option } from '@souterrain/kernel';
import { useMemo } from 'preact/hooks';
import { weighedIn } from './odds-state.ts';

/** Milliseconds of figures in one task, so that a frame keeps its own. */
const SLICE = 6;
/** Milliseconds left to a player who answers at once: the next question does not wait for figures nobody read. */
const PAUSE = 80;

export type Known = ReadonlyMap<Option, OddsSummary>;

const shared = new WeakMap<Decision, Signal<Known>>();

/** What each option of a question is worth, worked out a few at a time once it is on the screen, once for all who ask. */
export const useOdds = (decision: Decision): ReadonlySignal<Known> => useMemo(() => oddsOf(decision), [decision]);

/** Figures are read from the game as it stands, so they are sought only while somebody shows this question. */
function oddsOf(decision: Decision): ReadonlySignal<Known> {
  const held = shared.get(decision);
  if (held) return held;
  const waiting = [...weighedIn(decision)];
  let next: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const now = new Map(known.value);
    const until = performance.now() + SLICE;
    for (let option = waiting.shift(); option; option = performance.now() < until ? waiting.shift() : undefined)
      now.set(option, option.odds());
    if (waiting.length > 0) next = setTimeout(work);
    known.value = now;
  };
  const known = signal<Known>(new Map(), {
    watched: () => {
      if (waiting.length > 0) next = setTimeout(work, PAUSE);
    },
    unwatched: () => clearTimeout(next),
  });
  shared.set(decision, known);
  return known;
}
