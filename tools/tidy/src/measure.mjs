#!/usr/bin/env node
// The tree in figures, to compare it with another one:
//
//   node tools/tidy/src/measure.mjs [--root <folder>] [--json]
//
// Sources are the TypeScript of packages, apps, tools and bench, without what is generated; those that are not tests are
// the product. A line counts unless it is blank. A name counts wherever a file exports it, under its own name or listed;
// `export *` adds none. The folder needs its own `npm ci`: the checker and knip read what it depends on.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { modules } from './checks/modules.mjs';
import { graphOf, knots } from './graph.mjs';
import { isTest } from './layers.mjs';
import { openProject } from './project.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('../../../', import.meta.url)) },
  },
});

const project = openProject(values.root);
const sources = project.files.filter(
  (file) => /^(packages|apps|tools|bench)\/.*\.tsx?$/.test(file) && !/\.gen\.|\.d\.ts$/.test(file),
);
const product = sources.filter((file) => !isTest(file));

/** @param {string} file */
const linesOf = (file) =>
  project
    .read(file)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** @param {string} file */
const namesOf = (file) => project.syntax(file).statements.reduce((sum, statement) => sum + exportedBy(statement), 0);

/** @param {ts.Statement} statement */
function exportedBy(statement) {
  if (ts.isExportAssignment(statement)) return 1;
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause ? (ts.isNamedExports(clause) ? clause.elements.length : 1) : 0;
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return 0;
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1;
}

/** @param {string[]} files */
const casts = (files) => files.reduce((sum, file) => sum + project.read(file).split('as unknown as').length - 1, 0);

/** Without a configuration of its own, as the project runs it. */
function knip() {
  const bin = join(values.root, 'node_modules/knip/bin/knip.js');
  const args = ['--reporter', 'json', '--no-exit-code', '--no-progress'];
  const out = execFileSync(process.execPath, [bin, ...args], {
    cwd: values.root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {Record<string, unknown>[]} */
  const issues = JSON.parse(out).issues;
  return issues.flatMap((one) => Object.values(one).filter(Array.isArray)).flat().length;
}

const lengths = product.map((file) => ({ file, lines: linesOf(file) })).sort((a, b) => a.lines - b.lines);
const loaded = new Map([...graphOf(project)].map(([file, links]) => [file, links.filter(({ typeOnly }) => !typeOnly)]));
const rings = knots(loaded);
const tests = sources.filter(isTest);
const worst = lengths.at(-1) ?? { file: 'none', lines: 0 };
const changing = modules(project).findings;
const lets = changing.filter(({ message }) => message.includes('is a variable of the module'));

const figures = {
  files: product.length,
  lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
  'median file': lengths[Math.floor(lengths.length / 2)]?.lines ?? 0,
  'worst file': `${worst.lines} (${worst.file})`,
  'exported names': product.reduce((sum, file) => sum + namesOf(file), 0),
  'groups of files in rings at run time': rings.length,
  'files in them': rings.flat().length,
  'as unknown as': casts(product),
  'let of modules, in pure packages': lets.length,
  'collections of modules written to by functions, there': changing.length - lets.length,
  'knip’s findings': knip(),
  'test files': tests.length,
  'lines of tests': tests.reduce((sum, file) => sum + linesOf(file), 0),
  'as unknown as, in tests': casts(tests),
};

if (values.json) console.log(JSON.stringify(figures, null, 2));
else for (const [what, figure] of Object.entries(figures)) console.log(`| ${what} | ${figure} |`);
