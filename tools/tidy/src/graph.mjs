import { posix } from 'node:path';
import { isScript, isTest } from './layers.mjs';
import { imports } from './syntax.mjs';
import { behind, packageOf } from './workspaces.mjs';

/**
 * @typedef {{ to: string, typeOnly: boolean, node: import('typescript').Node }} Link
 * @typedef {ReadonlyMap<string, readonly Link[]>} Graph
 */

/**
 * Which files each file of the workspaces needs to be loaded, or to be understood where that is for types alone. What it
 * imports only once it runs is not counted, nor are tests, which nothing imports.
 * @param {import('./project.mjs').Project} project
 * @returns {Graph}
 */
export function graphOf(project) {
  const known = new Set(project.files.filter((file) => isScript(file) && !isTest(file)));
  const workspaces = project.workspaces();
  /** @type {Map<string, Link[]>} */
  const graph = new Map();
  for (const file of known) {
    const links = imports(project.syntax(file)).flatMap(({ specifier, typeOnly, later, node }) => {
      const to = target(file, specifier.split('?')[0] ?? '');
      return !later && to !== undefined && known.has(to) ? [{ to, typeOnly, node }] : [];
    });
    graph.set(file, links);
  }
  return graph;

  /**
   * @param {string} file
   * @param {string} specifier
   */
  function target(file, specifier) {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    const home = packageOf(workspaces, specifier);
    return home && behind(home, specifier);
  }
}

/**
 * The files that lead to each other and back, as groups: two files are of one group when each needs the other, however far.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function knots(graph) {
  /** @type {Map<string, { index: number, low: number }>} */
  const met = new Map();
  /** @type {string[]} */
  const stack = [];
  const open = new Set();
  /** @type {string[][]} */
  const groups = [];
  for (const file of graph.keys()) if (!met.has(file)) visit(file);
  return groups;

  /** @param {string} file */
  function visit(file) {
    const here = { index: met.size, low: met.size };
    met.set(file, here);
    stack.push(file);
    open.add(file);
    for (const { to } of graph.get(file) ?? []) {
      const there = met.get(to) ?? visit(to);
      if (open.has(to)) here.low = Math.min(here.low, there.low);
    }
    if (here.low !== here.index) return here;
    const group = stack.splice(stack.indexOf(file));
    for (const one of group) open.delete(one);
    const isRing = group.length > 1 || (graph.get(file) ?? []).some(({ to }) => to === file);
    if (isRing) groups.push(group.sort());
    return here;
  }
}

/**
 * The shortest way from a file to another, both named.
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined}
 */
export function way(graph, from, to) {
  /** @type {Map<string, string>} */
  const before = new Map([[from, '']]);
  for (const file of before.keys()) {
    if (file === to) {
      const path = [file];
      for (let step = before.get(file); step; step = before.get(step)) path.unshift(step);
      return path;
    }
    for (const link of graph.get(file) ?? []) if (!before.has(link.to)) before.set(link.to, file);
  }
  return undefined;
}
