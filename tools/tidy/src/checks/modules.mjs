import ts from 'typescript';
import { isTest, PURE } from '../layers.mjs';
import { findingAt, walk } from '../syntax.mjs';

const OF_NUMBERS = ['set', 'fill', 'sort', 'reverse', 'copyWithin'];

/**
 * What changes a collection, by the type that has it.
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const CHANGES = new Map([
  ['Map', ['set', 'delete', 'clear']],
  ['Set', ['add', 'delete', 'clear']],
  ['WeakMap', ['set', 'delete']],
  ['WeakSet', ['add', 'delete']],
  ['Array', ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']],
  ...['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'].map(
    (kind) => /** @type {[string, string[]]} */ ([`${kind}Array`, OF_NUMBERS]),
  ),
]);

/** What changes the object it is given first. */
const GIVEN = ['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Reflect.set'];

/**
 * What a module of a pure package holds does not change after it was loaded: two games of one process would share it. So
 * no variable of a module is `let`, and no collection of a module is written to by a function; what statements of the
 * module fill as it is loaded is fine. So is a memo: a constant `new WeakMap()` under a comment, on the line just above,
 * that has the word "memo", and whose keys never change. What tests share among themselves is theirs.
 * @type {import('../finding.mjs').Check}
 */
export function modules(project) {
  const { checker, sources } = project.program();
  const own = sources.filter(
    ({ file }) => !isTest(file) && !file.includes('/testing/') && PURE.some((folder) => file.startsWith(folder)),
  );
  /** @type {Map<ts.Node, { file: string, source: ts.SourceFile, node: ts.Node, message: string }>} */
  const found = new Map();
  for (const { file, source } of own) {
    for (const node of variables(source).filter(isLet))
      found.set(node, {
        file,
        source,
        node,
        message: `${node.name.getText()} is a variable of the module: keep it in a game`,
      });
  }
  const files = new Map(own.map(({ file, source }) => [source, file]));
  for (const { file, source } of own) {
    for (const { root, at } of writes(source, checker)) {
      const node = declaration(root, checker);
      const home = node && files.get(node.getSourceFile());
      if (!node || home === undefined || found.has(node) || isLet(node) || isMemo(node) || !isLater(at)) continue;
      const { line } = source.getLineAndCharacterOfPosition(at.getStart(source));
      const message = `${node.name.getText()} is written to after it was loaded (${file}:${line + 1})`;
      found.set(node, { file: home, source: node.getSourceFile(), node, message });
    }
  }
  return { findings: [...found.values()].map((one) => findingAt({ ...one, check: 'modules' })) };
}

/**
 * The variables of a module itself, not those of its functions.
 * @param {ts.SourceFile} source
 */
const variables = (source) =>
  source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && !isDeclared(statement) ? statement.declarationList.declarations : [],
  );

/** @param {ts.VariableStatement} statement */
const isDeclared = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;

/** @param {ts.VariableDeclaration} node */
const isLet = (node) => (ts.getCombinedNodeFlags(node) & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const;

/** @param {ts.VariableDeclaration} node */
function isMemo(node) {
  const { initializer } = node;
  if (!initializer || !ts.isNewExpression(initializer) || initializer.expression.getText() !== 'WeakMap') return false;
  const statement = node.parent.parent;
  const text = node.getSourceFile().text;
  const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
  if (!comment) return false;
  const isJustAbove = text.slice(comment.end, statement.getStart()).split('\n').length <= 2;
  return isJustAbove && /\bmemo\b/i.test(text.slice(comment.pos, comment.end));
}

/**
 * Every place that writes into something, with the name that the something is reached by.
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 */
function writes(source, checker) {
  /** @type {{ root: ts.Identifier, at: ts.Node }[]} */
  const found = [];
  walk(source, (node) => {
    const target = written(node, checker);
    const root = target && rootOf(target);
    if (root) found.push({ root, at: node });
  });
  return found;
}

/**
 * What a node writes into: `x` of `x[i] = 1`, `x.n++`, `delete x.n`, `x.push(1)`, `Object.assign(x, y)`.
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 * @returns {ts.Expression | undefined}
 */
function written(node, checker) {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return holder(node.left);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const isStep = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return isStep ? holder(node.operand) : undefined;
  }
  if (ts.isDeleteExpression(node)) return holder(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  if (GIVEN.includes(node.expression.getText())) return node.arguments[0];
  const { expression, name } = node.expression;
  // Asked last, and only of names at the root of a module: types are slow to find.
  const isChange = [...CHANGES.values()].some((names) => names.includes(name.text)) && rootOf(expression) !== undefined;
  if (!isChange) return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  return CHANGES.get(type.symbol?.name ?? '')?.includes(name.text) ? expression : undefined;
}

/** @param {ts.SyntaxKind} kind */
const isAssignment = (kind) => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/**
 * An expression without what only the checker reads: `(x as T)!`.
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function bareOf(expression) {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression);
  return isWrapped ? bareOf(expression.expression) : expression;
}

/**
 * @param {ts.Expression} expression
 * @returns {ts.Expression | undefined}
 */
function holder(expression) {
  const bare = bareOf(expression);
  // A pattern is told where to look before each look, and keeps nothing.
  if (ts.isPropertyAccessExpression(bare)) return bare.name.text === 'lastIndex' ? undefined : bare.expression;
  return ts.isElementAccessExpression(bare) ? bare.expression : undefined;
}

/**
 * The name at the head of `name.a[b]!.c`.
 * @param {ts.Expression} expression
 * @returns {ts.Identifier | undefined}
 */
function rootOf(expression) {
  const bare = bareOf(expression);
  if (ts.isIdentifier(bare)) return bare;
  return ts.isPropertyAccessExpression(bare) || ts.isElementAccessExpression(bare)
    ? rootOf(bare.expression)
    : undefined;
}

/**
 * The variable of a module that a name stands for, here or where it was imported from.
 * @param {ts.Identifier} name
 * @param {ts.TypeChecker} checker
 */
function declaration(name, checker) {
  const symbol = checker.getSymbolAtLocation(name);
  const known = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const node = known?.valueDeclaration;
  if (!node || !ts.isVariableDeclaration(node)) return undefined;
  return ts.isSourceFile(node.parent.parent.parent) ? node : undefined;
}

/**
 * Whether a node runs after its module was loaded, that is from a function which is not called on the spot.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isLater(node) {
  const home = ts.findAncestor(node, ts.isFunctionLike);
  if (!home) return false;
  const outer = ts.findAncestor(home.parent, (one) => !ts.isParenthesizedExpression(one));
  const isCalled = outer && ts.isCallExpression(outer) && bareOf(outer.expression) === home;
  return !isCalled || isLater(outer);
}
