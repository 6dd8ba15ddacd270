import type { Lang } from '@souterrain/words';
import {
  ADMINISTRATIONS,
  ADVENTURES,
  CHECKS,
  CREATURES,
  EFFECTS,
  HEROES,
  ITEMS,
  KITS,
  SCHOOLS,
  SERVICES,
  TALENTS,
} from '../content/index.ts';
import type { Named } from '../content/types.ts';

const TABLES: readonly Readonly<Record<string, { readonly name: Named }>>[] = [
  ITEMS,
  CREATURES,
  TALENTS,
  KITS,
  SCHOOLS,
  EFFECTS,
  ADMINISTRATIONS,
  HEROES,
  CHECKS,
  SERVICES,
  ADVENTURES,
];

let scenic: ReadonlyMap<string, Named> | undefined;

/** Scenes, zones, tests and notes of adventures, attacks of creatures: what has a name without a table of its own. */
function scenicNames(): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  for (const { attacks } of Object.values(CREATURES)) for (const { id, name } of attacks) if (name) names.set(id, name);
  for (const { scenes } of Object.values(ADVENTURES))
    for (const { id, title, zones, presets, notes } of scenes) {
      names.set(id, title);
      for (const zone of zones) names.set(zone.id, zone.name);
      for (const preset of presets) names.set(preset.id, preset.name);
      for (const note of notes) names.set(note.id, note.text);
    }
  return names;
}

/** The name of a thing of the content by its id; undefined where only a catalogue of words can say it. */
export function contentName(id: string, lang: Lang): string | undefined {
  for (const table of TABLES) if (Object.hasOwn(table, id)) return table[id]!.name[lang];
  scenic ??= scenicNames();
  return scenic.get(id)?.[lang];
}
