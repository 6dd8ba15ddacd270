import { catalog } from '@souterrain/catalog/load.mjs';
import { position } from '../finding.mjs';
import { isScript } from '../layers.mjs';

/**
 * Every rule cited anywhere exists: an id is eternal, so one that is not in the catalogue is a slip of the pen.
 * @type {import('../finding.mjs').Check}
 */
export function ruleIds(project) {
  const known = new Set(project.catalogues().catalogues.flatMap(catalog.ruleIds));
  const findings = project.files
    .filter((file) => isScript(file) || /\.(md|ya?ml|json)$/.test(file))
    .filter((file) => !file.endsWith('package-lock.json'))
    .flatMap((file) => {
      const content = project.read(file);
      return [...content.matchAll(catalog.RULE_ID)]
        .filter(([id]) => !known.has(id))
        .map(({ 0: id, index }) => ({
          file,
          ...position(content, index),
          check: 'rule-ids',
          message: `${id} is in no catalogue`,
        }));
    });
  return { findings };
}
