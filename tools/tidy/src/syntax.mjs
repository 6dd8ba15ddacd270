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

/** @typedef {{ specifier: string, typeOnly: boolean, later: boolean, node: ts.Node }} Import */

/**
 * Every module a file names: whether for its types alone, and whether only once the code that names it runs.
 * @param {ts.SourceFile} source
 */
export function imports(source) {
  /** @type {Import[]} */
  const found = [];
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: typeOnlyImport(node.importClause) });
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node.moduleSpecifier, { typeOnly: typeOnlyExport(node) });
  }
  // Most files have none of these, and need not be walked to the leaves.
  if (/\b(?:import|require)\s*\(/.test(source.text)) walk(source, inside);
  return found;

  /** @param {ts.Node} node */
  function inside(node) {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, { typeOnly: true });
    else if (ts.isCallExpression(node) && loads(node.expression) && node.arguments[0])
      add(node.arguments[0], { typeOnly: false, later: true });
  }

  /**
   * @param {ts.Node} node
   * @param {{ typeOnly: boolean, later?: boolean }} how
   */
  function add(node, { typeOnly, later = false }) {
    if (ts.isStringLiteralLike(node)) found.push({ specifier: node.text, typeOnly, later, node });
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
