/**
 * @typedef {{ file: string, line: number, col: number, check: string, message: string }} Finding
 * @typedef {{ findings: Finding[], warnings?: Finding[], notes?: string[] }} Report
 * @typedef {(project: import('./project.mjs').Project) => Report} Check
 */

/** @param {Finding} finding */
export const line = ({ file, line, col, check, message }) => `${file}:${line}:${col} ${check}: ${message}`;

/**
 * Where an offset of a text stands, counted from 1.
 * @param {string} text
 * @param {number} offset
 */
export function position(text, offset) {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
}

/**
 * Where the catalogue of a system writes a rule.
 * @param {Pick<import('./project.mjs').Project, 'read'>} project
 * @param {string} system
 * @param {string} id
 */
export function ruleAt({ read }, system, id) {
  const file = `rules/${system}.yaml`;
  const text = read(file);
  return { file, ...position(text, text.search(new RegExp(`(?<=\\bid: )${id}\\b`))) };
}
