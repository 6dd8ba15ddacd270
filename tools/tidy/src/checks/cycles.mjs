import { posix } from 'node:path';
import { graphOf, knots, way } from '../graph.mjs';
import { findingAt } from '../syntax.mjs';
import { workspaceOf } from '../workspaces.mjs';

/**
 * @typedef {import('../graph.mjs').Graph} Graph
 * @typedef {import('../graph.mjs').Link} Link
 */

/**
 * No file needs itself to be loaded, however far around: which of a ring is read first would decide whether it works. Nor
 * does a file need itself to be understood, through types, but for files that stand side by side in one folder: there a
 * thing and what it is made of may well name each other.
 * @type {import('../finding.mjs').Check}
 */
export function cycles(project) {
  const understood = graphOf(project);
  const loaded = only(understood, (_, link) => !link.typeOnly);
  const rings = [
    ...shortest(loaded, loaded),
    // A ring of types that leaves a folder leaves it by one of these.
    ...shortest(
      understood,
      only(understood, (from, { to }) => posix.dirname(from) !== posix.dirname(to)),
    ).filter((ring) => !pairs(ring).every(([from, to]) => link(loaded, from, to))),
  ];
  const findings = rings.sort(byLength).map((ring) => {
    const [file = '', next = file] = ring;
    const { node } = /** @type {Link} */ (link(loaded, file, next) ?? link(understood, file, next));
    const isOfTypes = !pairs(ring).every(([from, to]) => link(loaded, from, to));
    const message = [...ring, file].map(relative(ring)).join(' -> ') + (isOfTypes ? ' (through types)' : '');
    return findingAt({ file, source: project.syntax(file), node, check: 'cycles', message });
  });
  return { findings, notes: counts(project, knots(loaded)) };
}

/**
 * @param {Graph} graph
 * @param {(from: string, link: Link) => boolean} holds
 * @returns {Graph}
 */
const only = (graph, holds) =>
  new Map([...graph].map(([from, links]) => [from, links.filter((one) => holds(from, one))]));

/**
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 */
const link = (graph, from, to) => graph.get(from)?.find((one) => one.to === to);

/**
 * For each file that stands on a ring by one of these links, the shortest such ring, written from its first file by name.
 * @param {Graph} graph
 * @param {Graph} by
 */
function shortest(graph, by) {
  const rings = knots(graph).flatMap((knot) => {
    const inside = new Set(knot);
    const here = only(graph, (from, { to }) => inside.has(from) && inside.has(to));
    return knot.flatMap((file) => {
      const targets = (by.get(file) ?? []).filter(({ to }) => inside.has(to));
      const round = targets.map(({ to }) => way(here, to, file)).filter((path) => path !== undefined);
      const ring = round.sort(byLength).at(0);
      return ring ? [fromFirst(ring)] : [];
    });
  });
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

/** @param {string[]} ring */
function fromFirst(ring) {
  const start = ring.indexOf(ring.toSorted().at(0) ?? '');
  return [...ring.slice(start), ...ring.slice(0, start)];
}

/**
 * @param {string[]} ring
 * @returns {[string, string][]}
 */
const pairs = (ring) => ring.map((file, i) => [file, ring[(i + 1) % ring.length] ?? file]);

/**
 * @param {string[]} a
 * @param {string[]} b
 */
const byLength = (a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1);

/**
 * A name from the folder that all of a ring lies in: long paths would hide what they differ by.
 * @param {string[]} ring
 */
function relative(ring) {
  let folder = posix.dirname(ring[0] ?? '');
  while (!ring.every((file) => file.startsWith(`${folder}/`)) && folder !== '.') folder = posix.dirname(folder);
  return (/** @type {string} */ file) => posix.relative(folder, file);
}

/**
 * How many files of each workspace need themselves to be loaded, and in how many groups that need each other.
 * @param {import('../project.mjs').Project} project
 * @param {string[][]} groups
 */
function counts(project, groups) {
  /** @type {Map<string, string[][]>} */
  const homes = new Map();
  for (const group of groups) {
    const home = workspaceOf(project.workspaces(), group[0] ?? '')?.folder ?? '.';
    homes.set(home, [...(homes.get(home) ?? []), group]);
  }
  const note = (/** @type {string} */ home, /** @type {string[][]} */ its) =>
    `${home}: ${its.flat().length} files in rings at run time, in ${its.length} groups that load each other`;
  return [...homes].sort().map(([home, its]) => note(home, its));
}
