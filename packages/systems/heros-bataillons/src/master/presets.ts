import type { CheckEntry, SceneEntry } from '../content/types.ts';
import type { Tested } from '../pieces.ts';
import type { Situation } from '../world.ts';

/** The scene of the adventure that is open, if it is one. */
export function sceneEntryOf(g: Situation): SceneEntry | undefined {
  const { scene, table } = g.state;
  if (scene === null || table.adventure === null) return undefined;
  return g.content.adventures[table.adventure]?.scenes.find(({ id }) => id === scene.title);
}

export interface Preset extends Omit<CheckEntry, 'attribute'> {
  readonly attribute: Tested;
  readonly stake: string;
}

/** HB-ATTR-03 to HB-ATTR-13: those of the open scene first, then those of any table. */
export function presetsFor(g: Situation): readonly Preset[] {
  const listed: Preset[] = [];
  for (const preset of sceneEntryOf(g)?.presets ?? []) listed.push(preset);
  for (const entry of Object.values(g.content.checks)) listed.push({ ...entry, stake: 'rien' });
  return listed;
}
