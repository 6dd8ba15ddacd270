import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isScript, isTest, LAYERS } from '../layers.mjs';
import { findingAt, imports } from '../syntax.mjs';
import { behind, packageOf, workspaceOf } from '../workspaces.mjs';

/**
 * @typedef {import('../workspaces.mjs').Workspace} Workspace
 * @typedef {{ specifier: string, typeOnly: boolean }} Import
 */

/** @type {import('../finding.mjs').Check} */
export function boundaries(project) {
  const workspaces = project.workspaces();
  const development = Object.keys(JSON.parse(project.read('package.json')).devDependencies ?? {});
  const findings = project.files
    .filter((file) => isScript(file) && /^(packages|apps)\//.test(file) && !isBuildScript(file))
    .flatMap((file) => {
      const home = workspaceOf(workspaces, file);
      if (!home) return [];
      const source = project.syntax(file);
      return imports(source).flatMap((found) => {
        const message = fault({ file, home, found, workspaces, development });
        return message ? [findingAt({ file, source, node: found.node, check: 'boundaries', message })] : [];
      });
    });
  return { findings: [...findings, ...rowless(workspaces)] };
}

/**
 * Build settings are tools that happen to live beside what they build.
 * @param {string} file
 */
const isBuildScript = (file) => /\.config\.ts$|\.mjs$/.test(file);

/** @param {Workspace} workspace */
const layerOf = ({ folder }) => folder.split('/').slice(0, 2).join('/');

/**
 * A new package has to say where it stands before it is used.
 * @param {Workspace[]} workspaces
 */
const rowless = (workspaces) =>
  workspaces
    .filter((workspace) => workspace.folder.startsWith('packages/') && !LAYERS[layerOf(workspace)])
    .map(({ folder }) => ({
      file: `${folder}/package.json`,
      line: 1,
      col: 1,
      check: 'boundaries',
      message: `${folder} has no row in tools/tidy/src/layers.mjs`,
    }));

/** @param {{ file: string, home: Workspace, found: Import, workspaces: Workspace[], development: string[] }} given */
function fault({ file, home, found, workspaces, development }) {
  const [specifier = ''] = found.specifier.split('?');
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    return target.startsWith(`${home.folder}/`) ? undefined : `${specifier} leaves ${home.folder} by its path`;
  }
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined;
  const target = packageOf(workspaces, specifier);
  if (target === home) return exported(target, specifier);
  if (target) return exported(target, specifier) ?? layered({ file, home, found, target });
  return declared({ file, home, specifier, development });
}

/**
 * @param {Workspace} target
 * @param {string} specifier
 */
const exported = (target, specifier) =>
  behind(target, specifier) === undefined ? `${specifier} is not among the exports of ${target.name}` : undefined;

/** @param {{ file: string, home: Workspace, found: Import, target: Workspace }} given */
function layered({ file, home, found, target }) {
  const from = layerOf(home);
  const to = layerOf(target);
  if (from === 'packages/systems' && to === from) return 'a system never imports another system';
  if (to.startsWith('apps/')) return `nothing imports an app (${target.name})`;
  if (!to.startsWith('packages/')) return isTest(file) ? undefined : `${target.name} is a tool, not a package`;
  if (from.startsWith('apps/') || isTest(file)) return undefined;
  const row = LAYERS[from];
  const name = to.slice('packages/'.length);
  if (!row || row.uses.includes(name)) return undefined;
  if (!row.types?.includes(name)) return `${from} may not import ${target.name}`;
  return found.typeOnly ? undefined : `${from} may import ${target.name} for its types alone`;
}

/** @param {{ file: string, home: Workspace, specifier: string, development: string[] }} given */
function declared({ file, home, specifier, development }) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (home.dependencies.includes(name)) return undefined;
  const aside = isTest(file) || file.startsWith(`${home.folder}/testing/`) || !file.startsWith(`${home.folder}/src/`);
  if (aside && development.includes(name)) return undefined;
  return `${name} is not a dependency of ${home.name}`;
}
