import ts from 'typescript';
import { findingAt, walk } from '../syntax.mjs';

/**
 * A rule is a generator: called without `yield*` it silently does nothing. A generator that is dropped, handed to a
 * caller who ignores it, or taken for a condition is that mistake.
 * @type {import('../finding.mjs').Check}
 */
export function floating(project) {
  const { checker, sources } = project.program();
  const findings = sources.flatMap(({ file, source }) => {
    /** @type {import('../finding.mjs').Finding[]} */
    const found = [];
    const report = (/** @type {ts.Node} */ node, /** @type {string} */ message) =>
      found.push(findingAt({ file, source, node, check: 'floating', message }));
    walk(source, (node) => {
      for (const expression of dropped(node).filter(mayBe)) {
        if (isGenerator(checker.getTypeAtLocation(expression)))
          report(expression, 'this rule is called and dropped: is a yield* missing?');
      }
      for (const expression of conditions(node).filter(mayBe)) {
        if (isAlwaysGenerator(checker.getTypeAtLocation(expression)))
          report(expression, 'this rule is taken for a condition: is a yield* missing?');
      }
      if (ts.isCallExpression(node)) {
        for (const argument of node.arguments.filter((given) => mayBe(given) && isIgnoredRule(given, checker)))
          report(argument, 'this rule is handed to a caller that ignores what it returns');
      }
    });
    return found;
  });
  return { findings };
}

/**
 * Most expressions cannot be a rule, nor a function that makes one, whatever their type: types are slow to find.
 * @param {ts.Expression} expression
 * @returns {boolean}
 */
function mayBe(expression) {
  if (ts.isParenthesizedExpression(expression)) return mayBe(expression.expression);
  if (ts.isBinaryExpression(expression)) return !isComparison(expression.operatorToken.kind);
  return !NEVER.has(expression.kind);
}

const NEVER = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.PostfixUnaryExpression,
  ts.SyntaxKind.TypeOfExpression,
  ts.SyntaxKind.DeleteExpression,
]);

/** @param {ts.SyntaxKind} kind */
const isComparison = (kind) =>
  (kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken) ||
  kind === ts.SyntaxKind.InstanceOfKeyword ||
  kind === ts.SyntaxKind.InKeyword;

/**
 * The expressions whose value goes nowhere, because of this very node.
 * @param {ts.Node} node
 * @returns {ts.Expression[]}
 */
function dropped(node) {
  if (ts.isExpressionStatement(node)) return ends(node.expression);
  if (ts.isVoidExpression(node)) return ends(node.expression);
  if (ts.isForStatement(node))
    return [node.initializer, node.incrementor].flatMap((part) => (part && ts.isExpression(part) ? ends(part) : []));
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.CommaToken) return [];
  return ends(node.left);
}

/**
 * Where the value of an expression may come from: through parentheses, `,`, `&&`, `||`, `??` and `?:`.
 * @param {ts.Expression} expression
 * @returns {ts.Expression[]}
 */
function ends(expression) {
  if (ts.isParenthesizedExpression(expression)) return ends(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...ends(expression.whenTrue), ...ends(expression.whenFalse)];
  if (!ts.isBinaryExpression(expression)) return [expression];
  switch (expression.operatorToken.kind) {
    case ts.SyntaxKind.CommaToken:
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return ends(expression.right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [...ends(expression.left), ...ends(expression.right)];
    default:
      // An assignment keeps its value.
      return [];
  }
}

/**
 * @param {ts.Node} node
 * @returns {ts.Expression[]}
 */
function conditions(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [node.operand];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken ? [node.left] : [];
}

/**
 * @param {ts.Expression} argument
 * @param {ts.TypeChecker} checker
 */
function isIgnoredRule(argument, checker) {
  const given = checker.getTypeAtLocation(argument).getCallSignatures();
  if (!given.some((signature) => isGenerator(signature.getReturnType()))) return false;
  const expected = checker.getContextualType(argument)?.getNonNullableType().getCallSignatures() ?? [];
  return expected.length > 0 && expected.every((signature) => isVoid(signature.getReturnType()));
}

/** @param {ts.Type} type */
const isVoid = (type) => (type.flags & ts.TypeFlags.Void) !== 0;

/** @param {ts.Type} type */
const parts = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type */
const isGenerator = (type) => parts(type).some(isOneGenerator);

/** @param {ts.Type} type */
const isAlwaysGenerator = (type) => parts(type).every(isOneGenerator);

/** @param {ts.Type} type */
function isOneGenerator(type) {
  const { symbol } = type;
  if (symbol === undefined || !['Generator', 'AsyncGenerator'].includes(symbol.name)) return false;
  return (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().isDeclarationFile);
}
