import { EngineError, Prng } from '@souterrain/kernel';
import { followScript, Impossible, type Script, type Told, toldBy } from '@souterrain/kernel/testing';
import type { CaseSystem } from './case-system.ts';
import { type Failure, failuresOf, type Ran } from './expect.ts';
import type { Case } from './schema.ts';

export interface CaseResult {
  readonly id: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** Set when the case could not be played to the end of its script: the state given, the script or a rule is wrong. */
  readonly broken?: { readonly at: 'given' | 'script' | 'rule'; readonly message: string; readonly told: Told };
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

const UNPLAYED: Ran = { events: [], state: undefined, stop: undefined, outcome: undefined };

/** Plays a case from its given state until its script runs out, then compares. */
export function runCase(caseSystem: CaseSystem, one: Case): CaseResult {
  const { system, shown = (value) => value } = caseSystem;
  const { id, variants = {} } = one;
  let state: unknown;
  try {
    const gives = caseSystem.gives?.(one.given, variants);
    if (gives) return compared(unscripted(one), { ...UNPLAYED, gives });
    state = caseSystem.given(one.given, variants);
  } catch (error) {
    return broken(id, 'given', error);
  }
  try {
    const { events, stop } = followScript(system, state, scriptOf(one));
    const outcome = stop ? undefined : system.outcome(state);
    return compared(one, { events: shown(events), state: shown(state), stop, outcome });
  } catch (error) {
    return broken(id, error instanceof EngineError ? 'script' : 'rule', error);
  }
}

/** Where nothing is played, a script would never be used up. */
function unscripted(one: Case): Case {
  const script = (['dice', 'cards', 'decisions', 'seed'] as const).filter((name) => one[name] !== undefined);
  if (script.length > 0) {
    const names = script.join(', ');
    throw new Impossible({ fr: `rien n’est joué\u00a0: pas de ${names}`, en: `nothing is played: no ${names}` });
  }
  return one;
}

function compared({ id, expect }: Case, ran: Ran): CaseResult {
  const failures = failuresOf(expect, ran);
  return { id, ok: failures.length === 0, failures };
}

function broken(id: string, at: 'given' | 'script' | 'rule', error: unknown): CaseResult {
  const told = toldBy(error);
  return { id, ok: false, failures: [], broken: { at, message: told.en, told } };
}
