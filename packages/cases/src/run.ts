import { EngineError, Prng } from '@souterrain/kernel';
import { followScript, type Script } from '@souterrain/kernel/testing';
import type { CaseSystem } from './case-system.ts';
import { type Failure, failuresOf } from './expect.ts';
import type { Case } from './schema.ts';

export interface CaseResult {
  readonly id: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** Set when the case could not be played to the end of its script: the state given, the script or a rule is wrong. */
  readonly broken?: { readonly at: 'given' | 'script' | 'rule'; readonly message: string };
}

const texts = (entry: string | number | readonly (string | number)[]): string[] => [entry].flat().map(String);

function scriptOf({ dice, cards, decisions, seed }: Case): Script {
  return {
    ...(dice && { dice }),
    ...(cards && { cards: cards.map((entry) => [entry].flat()) }),
    ...(decisions && { decisions: decisions.map(texts) }),
    ...(seed !== undefined && { rest: Prng.seeded(String(seed), 'game') }),
  };
}

/** Plays a case from its given state until its script runs out, then compares. */
export function runCase({ system, given, shown = (value) => value }: CaseSystem, one: Case): CaseResult {
  const { id } = one;
  let state: unknown;
  try {
    state = given(one.given, one.variants ?? {});
  } catch (error) {
    return broken(id, 'given', error);
  }
  try {
    const { events, stop } = followScript(system, state, scriptOf(one));
    const outcome = stop ? undefined : system.outcome(state);
    const failures = failuresOf(one.expect, { events: shown(events), state: shown(state), stop, outcome });
    return { id, ok: failures.length === 0, failures };
  } catch (error) {
    return broken(id, error instanceof EngineError ? 'script' : 'rule', error);
  }
}

function broken(id: string, at: 'given' | 'script' | 'rule', error: unknown): CaseResult {
  const message = error instanceof Error ? error.message : String(error);
  return { id, ok: false, failures: [], broken: { at, message } };
}
