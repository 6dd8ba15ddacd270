import type { EncounterEntry, PeripetieEntry, ScenarioEntry } from '../content/types.ts';
import { editionOf } from '../edition.ts';
import type { State } from '../state.ts';

/** The scenario being played, of the pack or drawn for this game. */
export function scenarioOf(state: Pick<State, 'edition' | 'scenario' | 'generated'>): ScenarioEntry {
  const scenario = knownScenario(state);
  if (!scenario) throw new Error(`no scenario ${state.scenario}`);
  return scenario;
}

/** Undefined before one is drawn. */
export const knownScenario = (state: Pick<State, 'edition' | 'scenario' | 'generated'>): ScenarioEntry | undefined =>
  state.generated ?? editionOf(state).content.scenarios[state.scenario];

export function encounterNamed(state: Pick<State, 'edition'>, id: string): EncounterEntry {
  const encounter = editionOf(state).content.encounters[id];
  if (!encounter) throw new Error(`no encounter ${id}`);
  return encounter;
}

export function peripetieNamed(state: Pick<State, 'edition'>, id: string): PeripetieEntry {
  const peripetie = editionOf(state).content.peripeties[id];
  if (!peripetie) throw new Error(`no péripétie ${id}`);
  return peripetie;
}
