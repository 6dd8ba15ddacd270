import { ENCOUNTERS, PERIPETIES, SCENARIOS } from '../content/index.ts';
import type { EncounterEntry, PeripetieEntry, ScenarioEntry } from '../content/types.ts';
import type { State } from '../state.ts';

let latest: ScenarioEntry | undefined;

/** The scenario being played, of the pack or drawn for this game. */
export function scenarioOf(state: Pick<State, 'scenario' | 'generated'>): ScenarioEntry {
  if (state.generated) return state.generated;
  // Asked after every action, of the same scenario.
  if (latest?.id === state.scenario) return latest;
  const scenario = SCENARIOS[state.scenario];
  latest = scenario;
  if (!scenario) throw new Error(`no scenario ${state.scenario}`);
  return scenario;
}

export function encounterNamed(id: string): EncounterEntry {
  const encounter = ENCOUNTERS[id];
  if (!encounter) throw new Error(`no encounter ${id}`);
  return encounter;
}

export function peripetieNamed(id: string): PeripetieEntry {
  const peripetie = PERIPETIES[id];
  if (!peripetie) throw new Error(`no péripétie ${id}`);
  return peripetie;
}
