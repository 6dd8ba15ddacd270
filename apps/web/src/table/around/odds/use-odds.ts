import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { OddsSummary, OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { useContext, useMemo } from 'preact/hooks';
import { AskOdds } from '../../ask-odds.ts';
import type { Sitting } from '../../sitting.ts';
import { weighedIn } from './odds-state.ts';

/** Milliseconds of figures in one task, so that a frame keeps its own. */
const SLICE = 6;
/** Milliseconds left to a player who answers at once: the next question does not wait for figures nobody read. */
const PAUSE = 80;

export type Known = ReadonlyMap<OfferedOption, OddsSummary>;

const shared = new WeakMap<OfferedDecision, Signal<Known>>();

/** What each option of a question is worth, worked out a few at a time once it is on the screen, once for all who ask. */
export function useOdds(decision: OfferedDecision): ReadonlySignal<Known> {
  const ask = useContext(AskOdds);
  return useMemo(() => oddsOf(decision, ask), [decision, ask]);
}

/** Figures are read from the game as it stands, so they are sought only while somebody shows this question. */
function oddsOf(decision: OfferedDecision, ask: Sitting['odds']): ReadonlySignal<Known> {
  const held = shared.get(decision);
  if (held) return held;
  const waiting = [...weighedIn(decision)];
  let next: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const now = new Map(known.value);
    const until = performance.now() + SLICE;
    for (let option = waiting.shift(); option; option = performance.now() < until ? waiting.shift() : undefined) {
      const worth = ask(decision, option.id);
      if (worth) now.set(option, worth);
    }
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
