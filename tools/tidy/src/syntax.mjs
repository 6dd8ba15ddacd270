import ts from 'typescript';

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/**
 * A finding at the first character of a node.
 * @param {{ file: string, source: ts.SourceFile, node: ts.Node, check: string, message: string }} at
 * @returns {import('./finding.mjs').Finding}
 */
export function findingAt({ file, source, node, check, message }) {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file, line: line + 1, col: character + 1, check, message };
}

/**
 * Every module a file names, and whether it is named for its types alone.
 * @param {ts.SourceFile} source
 */
export function imports(source) {
  /** @type {{ specifier: string, typeOnly: boolean, node: ts.Node }[]} */
  const found = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, typeOnlyImport(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, typeOnlyExport(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && loads(node.expression) && node.arguments[0]) add(node.arguments[0], false);
  });
  return found;

  /**
   * @param {ts.Node} node
   * @param {boolean} typeOnly
   */
  function add(node, typeOnly) {
    if (ts.isStringLiteralLike(node)) found.push({ specifier: node.text, typeOnly, node });
  }
}

/** @param {ts.Expression} callee */
const loads = (callee) =>
  callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');

/** @param {ts.ImportClause | undefined} clause */
function typeOnlyImport(clause) {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** @param {ts.ExportDeclaration} node */
function typeOnlyExport({ isTypeOnly, exportClause }) {
  if (isTypeOnly) return true;
  if (!exportClause || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}
