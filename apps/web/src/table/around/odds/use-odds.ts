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
let asked: Decision | undefined;

/** What each option of a question is worth, worked out a few at a time once it is on the screen, once for all who ask. */
export const useOdds = (decision: Decision): ReadonlySignal<Known> => useMemo(() => oddsOf(decision), [decision]);

function oddsOf(decision: Decision): ReadonlySignal<Known> {
  asked = decision;
  const held = shared.get(decision);
  if (held) return held;
  const known = signal<Known>(new Map());
  shared.set(decision, known);
  const waiting = [...weighedIn(decision)];
  const work = () => {
    const now = new Map(known.value);
    const until = performance.now() + SLICE;
    // A question that was answered meanwhile is left as it is.
    for (let option = asked === decision ? waiting.shift() : undefined; option; ) {
      now.set(option, option.odds());
      option = performance.now() < until ? waiting.shift() : undefined;
    }
    known.value = now;
    if (waiting.length > 0 && asked === decision) setTimeout(work);
  };
  if (waiting.length > 0) setTimeout(work, PAUSE);
  return known;
}
