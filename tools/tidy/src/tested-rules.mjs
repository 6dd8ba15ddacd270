import ts from 'typescript';
import { walk } from './syntax.mjs';

/**
 * The rule ids at the head of the names of a file's tests: `test('[C50-MOVE-01][C50-MOVE-02] ...')`. A test that is
 * skipped or still to be written covers nothing.
 * @param {ts.SourceFile} source
 */
export function testedRules(source) {
  /** @type {string[]} */
  const ids = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !isRunTest(node.expression)) return;
    const name = node.arguments[0] && headOf(node.arguments[0]);
    const head = name ? /^(?:\[[A-Z0-9-]+\]\s*)+/.exec(name)?.[0] : undefined;
    if (head) ids.push(...[...head.matchAll(/[A-Z0-9-]+/g)].map(([id]) => id));
  });
  return ids;
}

/** @param {ts.Node} node */
function headOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

/**
 * `test`, `it`, and what hangs on them: `test.each(rows)`, `test.prop([...])`, `test.for(rows)`.
 * @param {ts.Expression} callee
 * @returns {boolean}
 */
function isRunTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee))
    return isRunTest(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return !['skip', 'todo', 'skipIf', 'runIf'].includes(callee.name.text) && isRunTest(callee.expression);
}
