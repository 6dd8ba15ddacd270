import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { isTest, PURE } from '../layers.mjs';
import { findingAt, imports, walk } from '../syntax.mjs';

/** Names that make two runs differ; refused in tests too, for a test that depends on them fails by chance. */
const UNSTABLE = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto'];
const OUTSIDE = [
  'process',
  'console',
  'fetch',
  'Promise',
  'AsyncGenerator',
  'AsyncIterable',
  'Intl',
  'require',
  'globalThis',
];
const LOCALE = /^(toLocale\w*|localeCompare)$/;

/** @type {import('../finding.mjs').Check} */
export function pure(project) {
  const { checker, sources } = project.program();
  const findings = sources
    .filter(({ file }) => PURE.some((folder) => file.startsWith(folder)))
    .flatMap(({ file, source }) => {
      const found = [...banned(source, checker, isTest(file)), ...(isTest(file) ? [] : [...outside(source)])];
      return found.map(({ node, message }) => findingAt({ file, source, node, check: 'pure', message }));
    });
  return { findings };
}

/** @param {ts.SourceFile} source */
const outside = (source) =>
  imports(source)
    .filter(({ specifier }) => isBuiltin(specifier))
    .map(({ specifier, node }) => ({ node, message: `${specifier} does not belong in a pure package` }));

/**
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @param {boolean} test
 */
function banned(source, checker, test) {
  const names = test ? UNSTABLE : [...UNSTABLE, ...OUTSIDE];
  /** @type {{ node: ts.Node, message: string }[]} */
  const found = [];
  walk(source, (node) => {
    const name = text(node);
    if (name !== undefined && isRandom(node, name, checker)) found.push(refuse(node, 'Math.random'));
    else if (ts.isIdentifier(node) && names.includes(node.text) && isGlobal(node, checker))
      found.push(refuse(node, node.text));
    else if (test) return;
    else if (name !== undefined && LOCALE.test(name) && isMember(node)) found.push(refuse(node, name));
    else if (node.kind === ts.SyntaxKind.AsyncKeyword || node.kind === ts.SyntaxKind.AwaitKeyword)
      found.push(refuse(node, 'async code'));
    else if (ts.isAwaitExpression(node)) found.push(refuse(node, 'async code'));
  });
  return found;
}

/**
 * @param {ts.Node} node
 * @param {string} name
 */
const refuse = (node, name) => ({ node, message: `${name} does not belong in a pure package` });

/**
 * The name a node may refer to something by: `x.name`, `x['name']` or `{ name } = x`.
 * @param {ts.Node} node
 */
const text = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined);

/** @param {ts.Node} node */
const isMember = (node) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isElementAccessExpression(node.parent) && node.parent.argumentExpression === node) ||
  ts.isBindingElement(node.parent);

/**
 * @param {ts.Node} node
 * @param {string} name
 * @param {ts.TypeChecker} checker
 */
function isRandom(node, name, checker) {
  if (name !== 'random' || !isMember(node)) return false;
  const { parent } = node;
  const owner = ts.isBindingElement(parent)
    ? checker.getTypeAtLocation(parent.parent)
    : ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)
      ? checker.getTypeAtLocation(parent.expression)
      : undefined;
  return owner?.symbol?.name === 'Math';
}

/**
 * A property, a parameter or a local function may well be called `process`: only the machine's own is refused, that is
 * a name which resolves to nothing, or to a declaration file.
 * @param {ts.Identifier} node
 * @param {ts.TypeChecker} checker
 */
function isGlobal(node, checker) {
  const { parent } = node;
  if (isMember(node) && !ts.isBindingElement(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isQualifiedName(parent) && parent.right === node) return false;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  return (symbol?.declarations ?? []).every((declaration) => declaration.getSourceFile().isDeclarationFile);
}
