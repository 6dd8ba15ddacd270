import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@souterrain/catalog/load.mjs';
import { casesRules } from '../cases-rules.mjs';
import { ruleAt } from '../finding.mjs';
import { isTest } from '../layers.mjs';
import { planFile, planOf } from '../plan.mjs';
import { testedRules } from '../tested-rules.mjs';

/**
 * Every rule and every variant switch of a system is named by a test or by a case, unless the system still plans it.
 * @type {import('../finding.mjs').Check}
 */
export function coverage(project) {
  const covered = new Set([
    ...project.files.filter(isTest).flatMap((file) => testedRules(project.syntax(file))),
    ...project.files.filter((file) => /^cases\/.*\.yaml$/.test(file)).flatMap((file) => casesRules(project.read(file))),
  ]);
  const reports = project.catalogues().catalogues.map((catalogue) => ofSystem(project, catalogue, covered));
  return { findings: reports.flatMap(({ findings }) => findings), notes: reports.map(({ note }) => note) };
}

/**
 * @param {import('../project.mjs').Project} project
 * @param {import('@souterrain/catalog/load').Catalogue} catalogue
 * @param {Set<string>} covered
 */
function ofSystem(project, catalogue, covered) {
  const { system } = catalogue;
  const ids = catalog.ruleIds(catalogue);
  if (!existsSync(join(project.root, 'packages/systems', system)))
    return { findings: [], note: `${system}: ${ids.length} ids, all planned` };

  const file = planFile(catalogue);
  const plan = planOf(project, catalogue);
  const fault = (/** @type {{ line: number, col: number, message: string }} */ at) => ({
    file,
    check: 'coverage',
    ...at,
  });
  const missing = ids.filter((id) => !covered.has(id) && !plan.ids.has(id));
  const stale = [...plan.ids].filter(([id]) => covered.has(id));
  const done = ids.filter((id) => covered.has(id)).length;
  return {
    findings: [
      ...plan.faults.map(fault),
      ...stale.map(([id, at]) => fault({ ...at, message: `${id} is planned, yet a test or a case covers it` })),
      ...missing.map((id) => ({
        ...ruleAt(project, system, id),
        check: 'coverage',
        message: `${id} is named by no test and no case`,
      })),
    ],
    note: `${system}: ${ids.length} ids, ${done} covered, ${plan.ids.size} planned`,
  };
}
