import { boundaries } from './checks/boundaries.mjs';
import { citations } from './checks/citations.mjs';
import { coverage } from './checks/coverage.mjs';
import { cycles } from './checks/cycles.mjs';
import { exports } from './checks/exports.mjs';
import { floating } from './checks/floating.mjs';
import { lists } from './checks/lists.mjs';
import { modules } from './checks/modules.mjs';
import { papers } from './checks/papers.mjs';
import { paths } from './checks/paths.mjs';
import { pictures } from './checks/pictures.mjs';
import { pure } from './checks/pure.mjs';
import { ruleIds } from './checks/rule-ids.mjs';
import { size } from './checks/size.mjs';
import { texts } from './checks/texts.mjs';
import { line } from './finding.mjs';
import { openProject } from './project.mjs';

/** @type {Record<string, import('./finding.mjs').Check>} */
export const CHECKS = {
  boundaries,
  exports,
  cycles,
  pure,
  modules,
  lists,
  floating,
  texts,
  'rule-ids': ruleIds,
  coverage,
  citations,
  size,
  paths,
  papers,
  pictures,
};

/**
 * Runs the named checks, or all of them, over the project at that root; a finding is one printable line.
 * @param {string} root
 * @param {string[]} names
 */
export function run(root, names) {
  const project = openProject(root);
  const reports = Object.entries(CHECKS)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, check]) => check(project));
  return {
    files: project.files.length,
    findings: reports.flatMap(({ findings }) => findings.map(line)),
    warnings: reports.flatMap(({ warnings = [] }) => warnings.map(line)),
    notes: reports.flatMap(({ notes = [] }) => notes),
  };
}
