import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { CatalogueError } from './issue.ts';
import { mergeCatalogue } from './merge.ts';
import { type CatalogueFile, parseSource } from './source.ts';
import { SYSTEM_IDS, type SystemId } from './systems.ts';

export type { Bilingual, Catalogue, Erratum, Question, RuleEntry, RuleKind, Section } from './catalogue.ts';
export { type Citation, citationsOf, RULE_ID } from './citations.ts';
export { CatalogueError, type Issue, issueLine } from './issue.ts';
export { ruleIds, ruleIdsSource } from './rule-ids.ts';
export { PREFIXES, SYSTEM_IDS, type SystemId } from './systems.ts';
export { type RuleText, texts } from './texts.ts';
export { typographie } from './typographie.ts';

function read(root: string, file: string): CatalogueFile {
  if (existsSync(join(root, file))) return parseSource(file, readFileSync(join(root, file), 'utf8'));
  throw new CatalogueError([{ file, line: 1, col: 1, path: '', message: 'no such file' }]);
}

/** The catalogue of one system, from `rules/<system>.yaml` and `rules/fr/<system>.yaml` under the root. */
export const loadCatalogue = (root: string, system: SystemId): Catalogue =>
  mergeCatalogue(system, read(root, `rules/${system}.yaml`), read(root, `rules/fr/${system}.yaml`));

/** Every catalogue present under the root, in the order of SYSTEM_IDS. */
export const loadCatalogues = (root: string): Catalogue[] =>
  SYSTEM_IDS.filter((system) => existsSync(join(root, `rules/${system}.yaml`))).map((system) =>
    loadCatalogue(root, system),
  );
