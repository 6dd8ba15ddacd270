import { catalog } from '@souterrain/catalog/load.mjs';

const GENERATED = 'packages/catalog/src/rule-ids.gen.ts';

/**
 * The catalogues hold together, French and English complete, and the generated type is up to date.
 * @type {import('../finding.mjs').Check}
 */
export function texts(project) {
  const { catalogues, issues } = project.catalogues();
  const findings = issues.map(({ file, line, col, path, message }) => ({
    file,
    line,
    col,
    check: 'texts',
    message: path === '' ? message : `${path}: ${message}`,
  }));
  if (findings.length === 0 && project.files.includes(GENERATED)) {
    if (project.read(GENERATED) !== catalog.ruleIdsSource(catalogues)) {
      const message = 'stale: run node packages/catalog/generate.mjs';
      findings.push({ file: GENERATED, line: 1, col: 1, check: 'texts', message });
    }
  }
  return { findings };
}
