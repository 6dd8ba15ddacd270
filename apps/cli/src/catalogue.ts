import { existsSync, readFileSync } from 'node:fs';
import { SYSTEM_IDS } from '@souterrain/catalog';
import type { Catalogue, Citation } from '@souterrain/catalog/load';

/** The catalogues are compiled beside the command by the build. */
const fileOf = (name: string): URL => new URL(`./rules/${name}.json`, import.meta.url);

export function readCatalogue(system: string): Catalogue | undefined {
  const file = fileOf(system);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : undefined;
}

export const readCatalogues = (): Catalogue[] => SYSTEM_IDS.flatMap((system) => readCatalogue(system) ?? []);

/** Where the sources cite each rule, as the build read them. */
export const readCitations = (): readonly Citation[] => JSON.parse(readFileSync(fileOf('citations'), 'utf8'));

/** One rule or one variant switch, as both are shown. */
export interface Shown {
  readonly id: string;
  readonly title: Record<'fr' | 'en', string>;
  readonly text: Record<'fr' | 'en', string>;
  readonly ruling?: Record<'fr' | 'en', string>;
  readonly alternative?: Record<'fr' | 'en', string>;
  readonly vector?: string;
}

export function shownOf(catalogue: Catalogue): Shown[] {
  const switches = catalogue.questions.map(({ id, label, question, chosen, alternative }) => ({
    id,
    title: label,
    text: question,
    ruling: chosen,
    alternative,
  }));
  return [...catalogue.rules, ...switches];
}
