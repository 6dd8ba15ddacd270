import { boundaries } from './checks/boundaries.mjs';
import { coverage } from './checks/coverage.mjs';
import { cycles } from './checks/cycles.mjs';
import { exports } from './checks/exports.mjs';
import { floating } from './checks/floating.mjs';
import { modules } from './checks/modules.mjs';
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
  floating,
  texts,
  'rule-ids': ruleIds,
  coverage,
  size,
  paths,
  pictures,
};

/** Checks that the tree does not pass yet: what they find is counted, and listed when asked for. */
const COUNTED = ['cycles', 'exports', 'modules'];

/**
 * Runs the named checks, or all of them, over the project at that root; a finding is one printable line. Listed, those of
 * the checks that are only counted are findings like others.
 * @param {string} root
 * @param {string[]} names
 * @param {{ list?: boolean }} [how]
 */
export function run(root, names, { list = false } = {}) {
  const project = openProject(root);
  const reports = Object.entries(CHECKS)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, check]) => (list || !COUNTED.includes(name) ? check(project) : counted(name, check(project))));
  return {
    files: project.files.length,
    findings: reports.flatMap(({ findings }) => findings.map(line)),
    warnings: reports.flatMap(({ warnings = [] }) => warnings.map(line)),
    notes: reports.flatMap(({ notes = [] }) => notes),
  };
}

/**
 * @param {string} name
 * @param {import('./finding.mjs').Report} report
 * @returns {import('./finding.mjs').Report}
 */
function counted(name, { findings, notes = [] }) {
  if (findings.length === 0) return { findings, notes };
  return { findings: [], notes: [...notes, `${name}: ${findings.length} to mend, listed by tidy ${name} --list`] };
}
