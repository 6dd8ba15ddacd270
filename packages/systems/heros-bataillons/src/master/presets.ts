import type { CheckEntry, SceneEntry } from '../content/types.ts';
import type { Scene, Tested } from '../pieces.ts';
import type { Situation } from '../world.ts';

/** HB-GM-21: what the MJ may call a scene that no adventure describes, and where it is. */
export const FREE_SCENES: Readonly<Record<string, Scene['place']>> = {
  taverne: 'ville',
  rue: 'ville',
  place: 'ville',
  palais: 'ville',
  route: 'dehors',
  foret: 'dehors',
  riviere: 'dehors',
  montagne: 'dehors',
  'champ-de-bataille': 'dehors',
  ruine: 'donjon',
  souterrain: 'donjon',
  tour: 'donjon',
};

/** HB-GM-02: why a test is easier or harder. */
export const ADVANTAGES: readonly string[] = ['aide', 'outil', 'position', 'preparation', 'terrain', 'idee'];
export const DISADVANTAGES: readonly string[] = ['pluie', 'obscurite', 'hate', 'bruit', 'blessure', 'distance'];

/** HB-GM-08. */
export const CAUSES: readonly string[] = ['chute', 'feu', 'froid', 'maladie', 'piege', 'noyade', 'coup', 'effroi'];

/** HB-GM-16. */
export const REASONS: readonly string[] = ['oubli', 'erreur', 'recit', 'accord-de-la-table'];

/** HB-GM-19: notes of a table without an adventure. */
export const NOTES: readonly string[] = ['a-surveiller', 'mensonge', 'piege-pose', 'dette', 'rendez-vous', 'trahison'];

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
