import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@souterrain/catalog/load.mjs';
import { ruleAt } from '../finding.mjs';
import { planOf } from '../plan.mjs';

/**
 * Every rule and every variant switch of a system is cited where it is applied, unless the system still plans it:
 * `souterrain rules <id> --where` prints the same places.
 * @type {import('../finding.mjs').Check}
 */
export function citations(project) {
  const cited = new Set(catalog.citationsOf(project.files, project.read).map(({ id }) => id));
  const findings = project.catalogues().catalogues.flatMap((catalogue) => {
    const { system } = catalogue;
    if (!existsSync(join(project.root, 'packages/systems', system))) return [];
    const { ids: planned } = planOf(project, catalogue);
    return catalog
      .ruleIds(catalogue)
      .filter((id) => !cited.has(id) && !planned.has(id))
      .map((id) => ({
        ...ruleAt(project, system, id),
        check: 'citations',
        message: `${id} is cited nowhere that applies it`,
      }));
  });
  return { findings };
}
