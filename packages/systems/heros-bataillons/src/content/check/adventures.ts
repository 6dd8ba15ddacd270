import { type Path, packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { STAKES } from '../../master/stakes.ts';
import type { Fault, Pack } from './references.ts';

type Scene = Pack['adventures'][string]['scenes'][number];

/** Zones, creatures, objects and stakes that lead nowhere; scenes are found by their id alone, whatever the adventure. */
export function adventureFaults({ adventures, creatures, items }: Pack, lang: Lang): readonly Fault[] {
  const faults: Fault[] = [];
  const { unknown, taken } = packWords[lang];
  const seen = new Set<string>();
  for (const { id, scenes } of Object.values(adventures))
    for (const [index, scene] of scenes.entries()) {
      const wants = (path: Path, known: boolean, message: string): void => {
        if (!known) faults.push({ kind: 'adventures', id, path: ['scenes', index, ...path], message });
      };
      wants(['id'], !seen.has(scene.id), taken(scene.id));
      seen.add(scene.id);
      for (const [at, { zone, creature }] of scene.adversaries.entries()) {
        wants(['adversaries', at, 'zone'], hasZone(scene, zone), unknown('zone', zone));
        wants(['adversaries', at, 'creature'], creature in creatures, unknown('creatures', creature));
      }
      for (const [at, { from, to }] of scene.links.entries())
        for (const [end, zone] of [
          ['from', from],
          ['to', to],
        ] as const)
          wants(['links', at, end], hasZone(scene, zone), unknown('zone', zone));
      for (const [at, treasure] of scene.treasures.entries())
        if ('item' in treasure)
          wants(['treasures', at, 'item'], treasure.item in items, unknown('items', treasure.item));
      for (const [at, { stake }] of scene.presets.entries())
        wants(['presets', at, 'stake'], stake in STAKES, unknown('stake', stake));
    }
  return faults;
}

const hasZone = ({ zones }: Scene, id: string): boolean => zones.some((zone) => zone.id === id);
