import type { Catalogue } from './catalogue.ts';
import { PREFIXES } from './systems.ts';

export const ruleIds = ({ rules, questions }: Catalogue): string[] => [...rules, ...questions].map(({ id }) => id);

/** The text of rule-ids.gen.ts: one union per system and the union of them all. */
export function ruleIdsSource(catalogues: readonly Catalogue[]): string {
  const unions = catalogues.map(
    (catalogue) =>
      `export type ${PREFIXES[catalogue.system]}RuleId =\n${ruleIds(catalogue)
        .map((id) => `  | '${id}'`)
        .join('\n')};\n`,
  );
  const all = catalogues.map(({ system }) => `${PREFIXES[system]}RuleId`).join(' | ');
  return `// Generated from rules/*.yaml by packages/catalog/generate.mjs.\n\n${unions.join('\n')}\nexport type RuleId = ${all};\n`;
}
