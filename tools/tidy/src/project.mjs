import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@souterrain/catalog/load.mjs';
import ts from 'typescript';
import { openProgram } from './program.mjs';
import { openWorkspaces } from './workspaces.mjs';

/**
 * What every check is given. All paths are relative to the root, with slashes. Costly parts are made on first use, once.
 * @typedef {{
 *   root: string,
 *   files: string[],
 *   read: (file: string) => string,
 *   syntax: (file: string) => ts.SourceFile,
 *   workspaces: () => import('./workspaces.mjs').Workspace[],
 *   program: () => import('./program.mjs').Checked,
 *   catalogues: () => { catalogues: import('@souterrain/catalog/load').Catalogue[], issues: readonly import('@souterrain/catalog/load').Issue[] },
 * }} Project
 */

/**
 * @template T
 * @param {() => T} make
 */
function once(make) {
  /** @type {{ value: T } | undefined} */
  let made;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * @param {string} root
 * @returns {Project}
 */
export function openProject(root) {
  const files = listFiles(root);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  /** @type {Map<string, ts.SourceFile>} */
  const parsed = new Map();
  const syntax = (/** @type {string} */ file) => {
    const known = parsed.get(file);
    if (known) return known;
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    parsed.set(file, source);
    return source;
  };
  return {
    root,
    files,
    read,
    syntax,
    workspaces: once(() => openWorkspaces(root)),
    program: once(() => openProgram(root)),
    catalogues: once(() => loadCatalogues(root)),
  };
}

/** @param {string} root */
function loadCatalogues(root) {
  try {
    return { catalogues: catalog.loadCatalogues(root), issues: [] };
  } catch (error) {
    if (error instanceof catalog.CatalogueError) return { catalogues: [], issues: error.issues };
    throw error;
  }
}

/** @param {string} root */
function listFiles(root) {
  if (!existsSync(join(root, '.git'))) return walk(root, '').sort();
  const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // A file deleted but not yet committed is still listed.
  return [...new Set(out.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file))).sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist', '.git'].includes(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
