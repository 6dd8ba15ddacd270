import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '../content/index.ts';
import type { Variants } from '../variants.ts';
import { newSheet } from './build.ts';

export function sheetOfReadyMade(g: Stocked, id: string, endurant?: Variants['dwarfEndurant']): Sheet {
  const entry = g.content.heroes[id];
  if (!entry) throw new Error(`no ready-made hero ${id}`);
  return newSheet(g, { ...entry, name: entry.name.fr }, endurant);
}
