import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @typedef {{ folder: string, name: string, exports: Readonly<Record<string, string>>, dependencies: string[] }} Workspace */

/**
 * The npm workspaces named by the root package.json, whose patterns are folders or `folder/*`.
 * @param {string} root
 * @returns {Workspace[]}
 */
export function openWorkspaces(root) {
  const { workspaces = [] } = json(root, 'package.json');
  const folders = workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders
    .filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')))
    .map((/** @type {string} */ folder) => {
      const { name, exports = {}, dependencies = {} } = json(root, `${folder}/package.json`);
      return { folder, name, exports, dependencies: Object.keys(dependencies) };
    });
}

/**
 * @param {string} root
 * @param {string} file
 */
const json = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The workspace whose package a specifier names.
 * @param {Workspace[]} workspaces
 * @param {string} specifier
 */
export const packageOf = (workspaces, specifier) =>
  workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));

/**
 * The file behind a specifier of a workspace package, or nothing where no door of it leads there.
 * @param {Workspace} workspace
 * @param {string} specifier
 */
export function behind({ folder, name, exports }, specifier) {
  const wanted = `.${specifier.slice(name.length)}`;
  for (const [door, target] of Object.entries(exports)) {
    const [head = '', tail] = door.split('*');
    const middle = wanted.slice(head.length, wanted.length - (tail?.length ?? 0));
    if (tail === undefined ? door !== wanted : middle === '' || wanted !== head + middle + tail) continue;
    return posix.join(folder, target.replaceAll('*', middle));
  }
  return undefined;
}

/**
 * The workspace a file belongs to: the deepest, since `packages/systems/x` also lies under `packages`.
 * @param {Workspace[]} workspaces
 * @param {string} file
 */
export const workspaceOf = (workspaces, file) =>
  workspaces
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)
    .at(0);
