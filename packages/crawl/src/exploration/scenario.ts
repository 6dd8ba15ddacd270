import type { Stocked } from '../content/content.ts';
import type { EncounterEntry, PeripetieEntry, ScenarioEntry } from '../content/types.ts';
import type { CrawlState } from '../state.ts';

type Played = Stocked & { readonly state: Pick<CrawlState, 'scenario' | 'generated'> };

/** The scenario being played, of the pack or drawn for this game. */
export function scenarioOf(g: Played): ScenarioEntry {
  const scenario = knownScenario(g);
  if (!scenario) throw new Error(`no scenario ${g.state.scenario}`);
  return scenario;
}

/** Undefined before one is drawn. */
export const knownScenario = ({ content, state }: Played): ScenarioEntry | undefined =>
  state.generated ?? content.scenarios[state.scenario];

export function encounterNamed(g: Stocked, id: string): EncounterEntry {
  const encounter = g.content.encounters[id];
  if (!encounter) throw new Error(`no encounter ${id}`);
  return encounter;
}

export function peripetieNamed(g: Stocked, id: string): PeripetieEntry {
  const peripetie = g.content.peripeties[id];
  if (!peripetie) throw new Error(`no péripétie ${id}`);
  return peripetie;
}
