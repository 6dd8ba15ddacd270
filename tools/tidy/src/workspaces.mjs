import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ folder: string, name: string, exports: string[], dependencies: string[] }} Workspace */

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
      return { folder, name, exports: Object.keys(exports), dependencies: Object.keys(dependencies) };
    });
}

/**
 * @param {string} root
 * @param {string} file
 */
const json = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

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
