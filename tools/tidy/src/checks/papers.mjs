import { position } from '../finding.mjs';

/** @typedef {{ index: number, message: string }} Fault */

const CODE = /^```ts\n([\s\S]*?)^```$/gm;
const HOUSE = /^(## The house\n+```\n)([\s\S]*?)^```$/m;
const SYSTEM = /^packages\/systems\/([^/]+)\//;

/**
 * Code that a text shows is code of the file that its first line names, and the house that STYLE draws is the one that
 * stands.
 * @type {import('../finding.mjs').Check}
 */
export function papers(project) {
  const findings = project.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = project.read(file);
      return [...shownIn(text, project), ...drawnIn(text, project)].map(({ index, message }) => ({
        file,
        ...position(text, index),
        check: 'papers',
        message,
      }));
    });
  return { findings };
}

/**
 * @param {string} text
 * @param {import('../project.mjs').Project} project
 * @returns {Fault[]}
 */
function shownIn(text, { files, read }) {
  return [...text.matchAll(CODE)].flatMap(({ 1: code = '', index }) => {
    const [first = '', ...lines] = code.split('\n');
    const file = /^\/\/ (\S+)$/.exec(first)?.[1];
    if (!file) return [{ index, message: 'code does not name its file in a first line' }];
    if (!files.includes(file)) return [{ index, message: `${file} does not exist` }];
    return bare(read(file).split('\n')).includes(bare(lines)) ? [] : [{ index, message: `not in ${file}` }];
  });
}

/**
 * Lines as they read wherever they stand: without their indent.
 * @param {readonly string[]} lines
 */
const bare = (lines) => `\n${lines.map((line) => line.trim()).join('\n')}`;

/**
 * Each line of the house starts with paths: `{a,b}` is one and the other, `<system>` every system, `*` anything in a name.
 * @param {string} text
 * @param {import('../project.mjs').Project} project
 * @returns {Fault[]}
 */
function drawnIn(text, { files }) {
  const house = HOUSE.exec(text);
  if (!house) return [];
  const [, head = '', drawn = ''] = house;
  const systems = [...new Set(files.flatMap((file) => SYSTEM.exec(file)?.[1] ?? []))];
  return [...drawn.matchAll(/^\S+(?: \S+)*/gm)].flatMap(({ 0: paths, index }) =>
    paths
      .split(' ')
      .flatMap((path) => spelledOut(path, systems))
      .filter((path) => !files.some((file) => shapeOf(path).test(file)))
      .map((path) => ({ index: house.index + head.length + index, message: `${path} does not exist` })),
  );
}

/**
 * @param {string} path
 * @param {readonly string[]} systems
 * @returns {string[]}
 */
function spelledOut(path, systems) {
  const choice = /\{([^}]*)\}|<system>/.exec(path);
  if (!choice) return [path];
  const among = choice[1]?.split(',') ?? systems;
  return among.flatMap((one) => spelledOut(path.replace(choice[0], one), systems));
}

/** @param {string} path */
function shapeOf(path) {
  const written = path.split('*').map((part) => part.replace(/[.+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${written.join('[^/]*')}${path.endsWith('/') ? '' : '$'}`);
}
