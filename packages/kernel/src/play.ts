import type { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import { Drive } from './drive.ts';
import { EngineError } from './errors.ts';
import type { GameEvent } from './event.ts';
import { fold } from './hash.ts';
import type { Limits } from './limits.ts';
import type { Outcome, System, World } from './system.ts';

/**
 * Chooses for a seat, from the world of the game as it stands: indexes into the options of one decision. It keeps nothing of one
 * decision for the next, so it plays any seat of any game at once, and takes over wherever it is asked.
 */
export interface Policy<W = unknown> {
  choose(decision: Decision, world: W): number;
  chooseSome?(decision: Decision, world: W): readonly number[];
}

export interface PlayOptions<E, W = unknown> {
  readonly chance: Chance;
  readonly policy: Policy<W>;
  readonly onEvent?: (event: E) => void;
  readonly onDecision?: (decision: Decision, picks: readonly number[]) => void;
  readonly limits?: Limits;
}

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Depends on every pick, in order. */
  readonly trace: number;
}

/** Plays a game to its end with a policy: no log, no checkpoint, nothing kept but the state. */
export function playOut<S, E extends GameEvent, W extends World<S, E>>(
  system: System<S, E, unknown, W>,
  state: S,
  options: PlayOptions<E, NoInfer<W>>,
): Played {
  const drive = new Drive(system, state, options);
  const { world } = drive;
  const { policy, onDecision } = options;
  let decisions = 0;
  let trace = 0;
  const pickOne = (decision: Decision) => {
    const index = policy.choose(decision, world);
    decisions++;
    trace = fold(trace, index);
    onDecision?.(decision, [index]);
    return decision.options[index]!;
  };
  const pickSome = (decision: Decision) => {
    if (!policy.chooseSome) throw new EngineError(`the policy cannot pick several options of ${decision.id}`);
    const indexes = policy.chooseSome(decision, world);
    decisions++;
    trace = fold(trace, indexes.length);
    for (const index of indexes) trace = fold(trace, index + 1);
    onDecision?.(decision, indexes);
    return indexes.map((i) => decision.options[i]!);
  };
  for (;;) {
    const outcome = system.outcome(state);
    if (outcome) return { outcome, decisions, trace };
    let stop = drive.begin();
    while (stop) {
      if (stop.kind === 'ask') stop = drive.resume(stop.max > 1 || stop.min !== 1 ? pickSome(stop) : pickOne(stop));
      else if (stop.kind === 'askAll') stop = drive.resume(stop.decisions.map(pickOne));
      else throw new EngineError(`nobody is there to ${stop.kind}`, { request: stop });
    }
  }
}
