import type { Lang } from '@souterrain/words';
import type { Content, Named } from '../content/types.ts';
import { perContent } from '../content/worked-out.ts';

/** In the order in which an id is looked for. */
const TABLES = [
  'items',
  'creatures',
  'talents',
  'kits',
  'schools',
  'effects',
  'administrations',
  'heroes',
  'checks',
  'services',
  'adventures',
] as const satisfies readonly (keyof Content)[];

/** All that has a name, by id: entries first, then what has no table of its own. */
const namesIn = perContent(({ content }): ReadonlyMap<string, Named> => {
  const names = scenicNames(content);
  for (const table of TABLES.toReversed())
    for (const [id, { name }] of Object.entries<{ readonly name: Named }>(content[table])) names.set(id, name);
  return names;
});

/** Scenes, zones, treasures, tests and notes of adventures, attacks of creatures. */
function scenicNames({ creatures, adventures }: Content): Map<string, Named> {
  const names = new Map<string, Named>();
  for (const { attacks } of Object.values(creatures)) for (const { id, name } of attacks) if (name) names.set(id, name);
  for (const { scenes } of Object.values(adventures))
    for (const { id, title, zones, treasures, presets, notes } of scenes) {
      names.set(id, title);
      for (const zone of zones) names.set(zone.id, zone.name);
      for (const { id: treasure, name } of treasures) if (name) names.set(treasure, name);
      for (const preset of presets) names.set(preset.id, preset.name);
      for (const note of notes) names.set(note.id, note.text);
    }
  return names;
}

/** The name of a thing of the content by its id; undefined where only a catalogue of words can say it. */
export const contentName = (content: Content, id: string, lang: Lang): string | undefined =>
  namesIn({ content }).get(id)?.[lang];
